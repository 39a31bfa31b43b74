import { expect } from '@playwright/test';
import { at, type Screen, settled, then } from './screens';

/** Screens of the demo's workshop, with half a year of appointments behind it. It has signed in. */
export const workshopScreens = (): Screen[] => [
  at('taller', '/taller'),
  at('taller-citas', '/taller/citas'),
  at('taller-citas-semana', '/taller/citas?vista=semana'),
  at('taller-citas-pendientes', '/taller/citas?vista=pendientes'),
  then('taller-cita-nueva', '/taller/citas/nueva', async (shopper) => {
    await shopper.page.getByRole('combobox', { name: /^Servicio/ }).selectOption({ index: 1 });
    await expect(shopper.page.getByRole('grid')).toBeVisible();
    await settled(shopper);
  }),
  then('taller-cita-nueva-errores', '/taller/citas/nueva', async (shopper) => {
    await shopper.button('Anotar un cliente nuevo').click();
    await shopper.button('Agendar cita').click();
    await shopper.isTold('El nombre es obligatorio');
  }),
  at('taller-mensajes', '/mensajes'),
  at('taller-activo', '/taller/servicio/activo'),
  at('taller-historico', '/taller/servicio/historico'),
  at('taller-clientes', '/taller/cliente'),
  at('taller-equipo', '/taller/equipo'),
  at('taller-disponibilidad', '/taller/disponibilidad'),
  then('taller-disponibilidad-excepcion', '/taller/disponibilidad', async (shopper) => {
    await shopper.button('Agregar excepción').click();
    await expect(shopper.page.getByRole('dialog', { name: 'Agregar excepción' })).toBeVisible();
  }),
  at('taller-servicios', '/taller/servicio'),
  then('taller-servicio-errores', '/taller/servicio', async (shopper) => {
    await shopper.button('Agregar servicio').first().click();
    await shopper.button('Publicar servicio').click();
    await shopper.isTold('Por favor completa todos los campos requeridos');
  }),
  at('taller-ofertas', '/taller/ofertas'),
  at('taller-configuracion', '/taller/configuracion'),
];

/** A client's appointments, and the booking of one; she has none yet. */
export const bookingScreens = (serviceId: string): Screen[] => [
  at('citas-vacio', '/cliente/servicio/mecanico'),
  at('agendar', '/cliente/servicio/mecanico/agendar'),
  then('agendar-errores', `/cliente/servicio/mecanico/agendar?servicio=${serviceId}`, async (shopper) => {
    await shopper.button('Confirmar Cita').click();
    await shopper.isTold('Debes seleccionar una fecha para la cita');
    await settled(shopper);
  }),
];
