import { buildCita } from '@/test/citas';
import { citaPrice } from './cita-format';

const offer = (descuento: number) => ({ codigo: null, nombre: 'Primera visita', descuento });

it.each([
  ['an estimate', { precioEstimadoBs: 2500, promocion: null }, 'Bs.\u00A02.500,00'],
  ['an offer that takes off all of it', { precioEstimadoBs: 0, promocion: offer(25) }, 'Bs.\u00A00,00'],
  ['a price that nobody knows yet', { precioEstimadoBs: 0, promocion: null }, 'Precio a determinar'],
  ['the same, of which an offer takes nothing', { precioEstimadoBs: 0, promocion: offer(0) }, 'Precio a determinar'],
  ['a final price of nothing', { precioEstimadoBs: 2500, precioFinalBs: 0 }, 'Bs.\u00A00,00'],
])('the price of an appointment: %s', (_, over, words) => expect(citaPrice(buildCita(1, over))).toBe(words));
