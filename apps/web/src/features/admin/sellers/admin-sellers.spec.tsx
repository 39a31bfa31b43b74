import { configure, screen, waitFor, within } from '@testing-library/react';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { talleresAdmin, tiendasAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import { adminRoutes } from '@/app/routes-admin';
import { buildAbiertos, buildAsunto, buildPendiente } from '@/test/admin-users';
import { buildMembresia } from '@/test/membresia';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { APPROVED, buildNegocioAdmin, buildNegocioDetalle, sellersMeta } from '@/test/sellers';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const list = (...data: NegocioAdmin[]) => ({ data, meta: sellersMeta(data.length) });
const open = (path = '') => renderApp(`/admin/tiendas${path}`, adminRoutes);
const seller = buildNegocioDetalle();

beforeEach(() => {
  enter('admin');
  server.use(
    answer(admin.pending, {
      data: { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 1, talleres: 0, membresias: 0 },
    }),
    answer(membresiaAdmin.member, { data: buildMembresia() }),
    answer(asuntosAdmin.open, { data: buildAbiertos() }),
  );
});

describe('the list', () => {
  it('stands as a table with the count of each group, by what the address says', async () => {
    const asked: string[] = [];
    const sold = buildNegocioAdmin({ ...APPROVED, destacado: true, valoracionPromedio: 4.5, numeroValoraciones: 2 });
    server.use(answer(tiendasAdmin.list, ({ query }) => (asked.push(String(query)), list(sold))));
    open('?q=llovizna&marca=destacada');
    expect(await screen.findByRole('link', { name: sold.nombre })).toHaveAttribute(
      'href',
      `/admin/tiendas/${sold._id}`,
    );
    expect(screen.getByRole('button', { name: 'Por revisar 1' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Activa')).toBeInTheDocument();
    expect(screen.getByText('4,5 (2)')).toBeInTheDocument();
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      grupo: 'todas',
      q: 'llovizna',
      destacada: 'true',
    });
  });

  it('speaks of workshops in their gender', async () => {
    const sold = buildNegocioAdmin({ ...APPROVED, destacado: true });
    const paused = buildNegocioAdmin({
      ...APPROVED,
      ...{ _id: 'e'.repeat(24), nombre: 'Taller Aguacate', pausa: { motivo: 'Mudanza', fecha: sold.createdAt } },
    });
    server.use(answer(talleresAdmin.list, list(sold, paused)));
    renderApp('/admin/talleres?marca=destacada', adminRoutes);
    expect(await screen.findByText('Activo')).toBeInTheDocument();
    expect(screen.getByText('Pausado')).toBeInTheDocument();
    const groups = within(screen.getByRole('group', { name: 'Grupos' }));
    expect(
      groups.getAllByRole('button').map(({ textContent }) => textContent!.split(' ').slice(0, -1).join(' ')),
    ).toEqual([...['Por revisar', 'Activos', 'Pausados', 'Rechazados', 'Todos']]);
    expect(screen.getByRole('button', { name: /Destacados/ })).toBeInTheDocument();
  });

  it('shows who waits as cards, refuses without a reason, and keeps the dialog when somebody else was faster', async () => {
    server.use(
      answer(tiendasAdmin.list, list(buildNegocioAdmin({ rifValido: false, coincidencias: 2 }))),
      fail(tiendasAdmin.decide, 'REVISION_DECIDIDA'),
    );
    const { user } = open('?grupo=por_revisar');
    const card = within(await screen.findByRole('list', { name: 'Por revisar' }));
    expect(card.getByText('RIF con dígito incorrecto')).toBeInTheDocument();
    expect(card.getByText('2 coincidencias')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: `Rechazar ${seller.nombre}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `¿Rechazar ${seller.nombre}?` }));
    await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
    expect(await dialog.findByText(REVISION_MESSAGES.reason)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'El RIF es de otro negocio');
    await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
  });

  it('says that nobody waits, and that nothing fits the filters', async () => {
    server.use(answer(tiendasAdmin.list, list()));
    open('?grupo=por_revisar');
    expect(await screen.findByText('Nadie espera por ti')).toBeInTheDocument();
  });

  it('says that nothing fits the filters', async () => {
    server.use(answer(tiendasAdmin.list, list()));
    open('?q=nadie');
    expect(await screen.findByText('Nada coincide con esos filtros')).toBeInTheDocument();
  });

  it.each(['', '?grupo=por_revisar'])('could not be read%s, and is read again', async (path) => {
    server.use(unreachable(tiendasAdmin.list));
    const { user } = open(path);
    const again = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(tiendasAdmin.list, list(buildNegocioAdmin())));
    await user.click(again);
    expect(await screen.findByRole('link', { name: seller.nombre })).toBeInTheDocument();
  });
});

describe('one business', () => {
  it('is approved with what was looked at', async () => {
    const sent: unknown[] = [];
    const stands = () => (sent.length ? buildNegocioDetalle(APPROVED) : seller);
    server.use(
      answer(tiendasAdmin.get, () => ({ data: stands() })),
      answer(tiendasAdmin.decide, ({ body }) => {
        sent.push(body);
        return { data: stands() };
      }),
    );
    const { user } = open(`/${seller._id}`);
    expect(await screen.findByRole('heading', { level: 1, name: seller.nombre })).toBeInTheDocument();
    const checks = within(screen.getByRole('region', { name: 'Comprobaciones' }));
    expect(checks.getByText(`RIF ${seller.rif}`)).toBeInTheDocument();
    expect(checks.getByText('No se parece a ningún otro negocio')).toBeInTheDocument();
    expect(screen.getByText(/\(sin confirmar\)/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Dar un plan' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Aprobar ${seller.nombre}` }));
    await user.click(dialog.getByRole('checkbox', { name: /El RIF aparece/ }));
    await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText(`${seller.nombre}: ${REVISION_MESSAGES.approved}`)).toBeInTheDocument();
    expect(sent).toMatchObject([{ decision: 'aprobada', visto: 'pendiente', comprobado: ['rif'], verificado: false }]);
    expect(await screen.findByRole('button', { name: 'Pausar' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aprobar' })).not.toBeInTheDocument();
  });

  it('is paused with what it still fulfils listed; only what is marked goes to be resolved, before the pause', async () => {
    const sent: unknown[] = [];
    const cita = buildPendiente({ tipo: 'cita', _id: 'b'.repeat(24), nombre: 'Frenos', valor: 20, pagado: 0 });
    server.use(
      answer(tiendasAdmin.get, { data: buildNegocioDetalle(APPROVED) }),
      answer(asuntosAdmin.open, { data: buildAbiertos(buildPendiente(), cita) }),
      answer(asuntosAdmin.unkept, ({ body }) => (sent.push(body), { data: buildAsunto([cita]) })),
      answer(tiendasAdmin.pause, ({ body }) => (sent.push(body), { data: buildNegocioDetalle(APPROVED) })),
    );
    const { user } = open(`/${seller._id}`);
    await user.click(await screen.findByRole('button', { name: 'Pausar' }));
    const dialog = within(await screen.findByRole('dialog', { name: `¿Pausar ${seller.nombre}?` }));
    expect(await dialog.findByText(/1 pedido y 1 cita/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /Frenos/ }));
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Remodela su local');
    await user.click(dialog.getByRole('button', { name: 'Pausar' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { causa: 'pausa', pendientes: [{ tipo: 'cita', _id: 'b'.repeat(24) }] },
        { pausada: true, motivo: 'Remodela su local' },
      ]),
    );
  });

  it('says why it is paused, and is taken up again; a refusal is told', async () => {
    const pausa = { motivo: 'Tres clientes esperan su reembolso.', fecha: '2026-11-21T14:00:00.000Z' };
    server.use(
      answer(tiendasAdmin.get, { data: buildNegocioDetalle({ ...APPROVED, activo: false, pausa }) }),
      fail(tiendasAdmin.pause, 'NEGOCIO_CAMBIO'),
    );
    const { user } = open(`/${seller._id}`);
    expect(await screen.findByText(/Tres clientes esperan/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quitar la pausa' }));
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1));
    expect(screen.getByText('Pausada')).toBeInTheDocument();
  });

  it('of a deleted account is read, and nothing is offered to do with it', async () => {
    const pausa = { motivo: 'Tres clientes esperan su reembolso.', fecha: '2026-11-21T14:00:00.000Z' };
    const deleted = { ...APPROVED, activo: false, cuentaActiva: false, eliminado: true, telefono: null, pausa };
    server.use(answer(tiendasAdmin.get, { data: buildNegocioDetalle(deleted) }));
    open(`/${seller._id}`);
    expect(await screen.findByText(REVISION_MESSAGES.deleted)).toBeInTheDocument();
    expect(screen.getByText('Eliminada')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Acciones' })).not.toBeInTheDocument();
  });

  it('could not be read, and leads back to the list', async () => {
    server.use(fail(tiendasAdmin.get, 'TIENDA_NO_ENCONTRADA'));
    open(`/${seller._id}`);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Intentar nuevamente' })).not.toBeInTheDocument();
    expect(
      screen.getAllByRole('link', { name: 'Tiendas' }).some((link) => link.getAttribute('href') === '/admin/tiendas'),
    ).toBe(true);
  });
});
