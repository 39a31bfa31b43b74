import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { presupuestos } from '@tuerca/contracts/citas/presupuestos/endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { enter, enterAs } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { buildCitas, buildWorkshopCita } from '@/test/workshop-citas';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const working = buildWorkshopCita(1, { estado: 'en_proceso' });
const PROPOSED: Cita['precioPropuesto'] = {
  precio: 60,
  motivo: 'También la bomba',
  garantiaDias: 30,
  garantiaKilometros: 500,
  kilometraje: 90_000,
  fecha: '2026-11-24T15:00:00.000Z',
  autor: { id: 'f'.repeat(24), nombre: 'Rafael Medina' },
};
let sent: unknown[] = [];
const open = (cita: Cita, after: Cita, as: 'owner' | 'tecnico' = 'owner') => {
  sent = [];
  if (as === 'owner') enter('workshop');
  else enterAs('tecnico');
  server.use(
    answer(presupuestos.list, { data: [] }),
    answer(citas.get, { data: cita }),
    answer(citas.list, buildCitas(after)),
    answer(citasTaller.complete, ({ body }) => {
      sent.push(body);
      return { data: after };
    }),
  );
  return renderApp(`/taller/servicio/${cita._id}/completar`, workshopRoutes);
};
const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const price = /^Precio final en dólares/;
const reason = /^Por qué cuesta más/;

it('a price above what was approved shows both figures and is not sent without a reason', async () => {
  const { user } = open(working, buildWorkshopCita(1, { estado: 'completada' }));
  await screen.findByLabelText(price);
  expect(screen.queryByLabelText(reason)).not.toBeInTheDocument();
  type(price, '500');
  expect(await screen.findByText(/\$\s500,00 en lugar de \$\s45,00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Completar servicio' }));
  expect(await screen.findByText(/^El precio de \$\s500,00 es mayor que los \$\s45,00/)).toBeInTheDocument();
  expect(screen.getByLabelText(reason)).toHaveFocus();
  expect(sent).toEqual([]);
  type(reason, 'Hubo que cambiar la bomba');
  await user.click(screen.getByRole('button', { name: 'Completar servicio' }));
  expect(await screen.findByText('Servicio completado correctamente')).toBeInTheDocument();
  expect(sent).toMatchObject([{ precioFinal: 500, motivoPrecio: 'Hubo que cambiar la bomba' }]);
});

it('of a technician another price waits for the owner, and he reads so before and after', async () => {
  const { user } = open(working, buildWorkshopCita(1, { estado: 'en_proceso', precioPropuesto: PROPOSED }), 'tecnico');
  await screen.findByLabelText(price);
  expect(screen.getByRole('button', { name: 'Completar servicio' })).toBeInTheDocument();
  type(price, '40');
  expect(await screen.findByText(/^Este precio lo confirma el dueño del taller/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar precio para confirmar' }));
  expect(await screen.findByText(/^Precio enviado/)).toBeInTheDocument();
  expect(sent).toMatchObject([{ precioFinal: 40 }]);
  expect(await screen.findByText(/Rafael Medina propone \$\s60,00: También la bomba/)).toBeInTheDocument();
});

it('the owner begins with what was proposed, and completes with it', async () => {
  const { user } = open({ ...working, precioPropuesto: PROPOSED }, buildWorkshopCita(1, { estado: 'completada' }));
  expect(await screen.findByLabelText(price)).toHaveValue('60,00');
  expect(screen.getByLabelText(reason)).toHaveValue('También la bomba');
  await user.click(screen.getByRole('button', { name: 'Completar servicio' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        precioFinal: 60,
        motivoPrecio: 'También la bomba',
        garantiaDias: 30,
        garantiaKilometros: 500,
        kilometraje: 90_000,
      },
    ]),
  );
});
