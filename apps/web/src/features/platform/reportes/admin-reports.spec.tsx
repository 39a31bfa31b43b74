import { configure, screen, within } from '@testing-library/react';
import { reportesAdmin } from '@tuerca/contracts/platform/reportes/admin-endpoints';
import type { CasoReporte, CasoReporteDetalle } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { adminRoutes } from '@/app/routes-admin';
import { enter } from '@/test/people';
import { idOf } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const CASE: CasoReporte = {
  _id: idOf('c'),
  objeto: 'comentario',
  objetoId: idOf('b'),
  estado: 'pendiente',
  titulo: 'Reseña de Ana R.',
  texto: 'Son unos ladrones',
  autor: { _id: idOf('f'), nombre: 'Ana R.' },
  total: 2,
  tipos: [{ tipo: 'ofensivo', total: 2 }],
  primero: '2026-11-19T14:00:00.000Z',
  ultimo: '2026-11-20T14:00:00.000Z',
  ...{ tomado: null, resolucion: null, apelacion: null },
};
const DETAIL: CasoReporteDetalle = {
  caso: CASE,
  reportes: [
    {
      ...{ _id: idOf('d'), tipo: 'ofensivo', motivo: 'Nos insulta sin razón', fecha: CASE.primero },
      usuario: { _id: idOf('1'), nombre: 'Repuestos Turpial' },
    },
  ],
  entonces: { titulo: CASE.titulo, texto: CASE.texto, datos: [], oculto: false, ruta: null },
  ahora: { titulo: CASE.titulo, texto: CASE.texto, datos: [], oculto: false, ruta: null },
  acciones: ['ocultar', 'eliminar', 'advertir', 'ninguna'],
  ...{ antecedentes: [], miradas: [] },
};
const page = (rows: CasoReporte[]) => ({
  data: rows,
  meta: {
    ...{ page: 1, limit: 20, total: rows.length, totalPages: rows.length ? 1 : 0 },
    cuentas: { pendiente: rows.length, en_revision: 0, resuelto: 0, apelados: 0 },
  },
});
const open = (path = '/admin/reportes') => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

describe('the queue of reports', () => {
  it('waits, and then says what was reported, why and against whom', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(answer(reportesAdmin.list, () => gate.then(() => page([CASE]))));
    open();
    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
    release();
    const table = within(await screen.findByRole('table', { name: 'Reportes' }));
    for (const text of ['Son unos ladrones', '2 reportes', 'Insulta, amenaza o discrimina', 'Ana R.'])
      expect(table.getByText(text)).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Revisar: Reseña de Ana R.' })).toHaveAttribute(
      'href',
      `/admin/reportes/${idOf('c')}`,
    );
  });

  it('tells an empty queue from filters that find nothing', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      answer(reportesAdmin.list, ({ query }) => {
        asked.push(query);
        return page([]);
      }),
    );
    const { user } = open(`/admin/reportes?objeto=tienda&autor=${idOf('f')}`);
    expect(await screen.findByText('No encontramos reportes con esos filtros')).toBeInTheDocument();
    expect(Object.fromEntries(asked[0]!)).toMatchObject({ objeto: 'tienda', autor: idOf('f') });
    await user.click(screen.getByRole('button', { name: 'Quitar filtro Contra una cuenta' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qué se reportó' }), 'Todo');
    expect(await screen.findByText('No hay reportes por revisar')).toBeInTheDocument();
  });

  it('says that it could not be loaded, and is asked for again', async () => {
    server.use(unreachable(reportesAdmin.list));
    const { user } = open();
    const alert = within(await screen.findByRole('alert'));
    server.use(answer(reportesAdmin.list, page([CASE])));
    await user.click(alert.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('Son unos ladrones')).toBeInTheDocument();
  });
});

describe('one case', () => {
  it('is settled with a measure and a ready reason; a refusal stays in the dialog', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(reportesAdmin.get, { data: DETAIL }),
      fail(reportesAdmin.settle, 'REPORTE_TOMADO', { message: 'Lo está revisando otra persona' }),
    );
    const { user } = open(`/admin/reportes/${idOf('c')}`);
    await user.click(await screen.findByRole('button', { name: 'Resolver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolver el reporte' }));
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Insulta a la tienda');
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Resolver' }));
    await confirm();
    expect(await dialog.findByText('Lo está revisando otra persona')).toBeInTheDocument();
    server.use(
      answer(reportesAdmin.settle, ({ body }) => {
        sent.push(body);
        return { data: { ...DETAIL, caso: { ...CASE, estado: 'resuelto' as const } } };
      }),
    );
    await confirm();
    expect(await screen.findByText(REPORT_MESSAGES.settled)).toBeInTheDocument();
    expect(sent).toEqual([{ decision: 'procede', accion: 'ocultar', motivo: 'Insulta a la tienda' }]);
  });

  it('that a colleague has taken can be taken over, not settled', async () => {
    const sent: unknown[] = [];
    const tomado = { por: { _id: idOf('9'), nombre: 'Luis Admin' }, fecha: CASE.ultimo };
    server.use(
      answer(reportesAdmin.get, { data: { ...DETAIL, caso: { ...CASE, estado: 'en_revision', tomado } } }),
      answer(reportesAdmin.take, ({ body }) => {
        sent.push(body);
        return { data: DETAIL };
      }),
    );
    const { user } = open(`/admin/reportes/${idOf('c')}`);
    const takeOver = await screen.findByRole('button', { name: 'Relevar a Luis Admin' });
    expect(screen.queryByRole('button', { name: 'Resolver' })).not.toBeInTheDocument();
    await user.click(takeOver);
    expect(await screen.findByText(REPORT_MESSAGES.taken)).toBeInTheDocument();
    expect(sent).toEqual([{ relevar: true }]);
  });

  it('that is gone says so', async () => {
    server.use(fail(reportesAdmin.get, 'REPORTE_NO_ENCONTRADO', { message: 'Ese reporte ya no existe' }));
    open(`/admin/reportes/${idOf('c')}`);
    expect(await screen.findByText('Ese reporte ya no existe')).toBeInTheDocument();
  });
});
