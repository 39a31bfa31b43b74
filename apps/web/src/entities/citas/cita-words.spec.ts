import { buildCita } from '../../test/citas';
import { citaPrice, timeInWords } from './cita-words';

const offer = (descuento: number) => ({ codigo: null, nombre: 'Primera visita', descuento });

it.each([
  ['an estimate', { precioEstimadoBs: 2500, promocion: null }, 'Bs.\u00A02.500,00'],
  ['an offer that takes off all of it', { precioEstimadoBs: 0, promocion: offer(25) }, 'Bs.\u00A00,00'],
  ['a price that nobody knows yet', { precioEstimadoBs: 0, promocion: null }, 'Precio a determinar'],
  ['the same, of which an offer takes nothing', { precioEstimadoBs: 0, promocion: offer(0) }, 'Precio a determinar'],
  ['a final price of nothing', { precioEstimadoBs: 2500, precioFinalBs: 0 }, 'Bs.\u00A00,00'],
])('the price of an appointment: %s', (_, over, words) => expect(citaPrice(buildCita(1, over))).toBe(words));

it.each([
  ['00:00', '12:00 a. m.'],
  ['11:59', '11:59 a. m.'],
  ['12:00', '12:00 p. m.'],
  ['23:59', '11:59 p. m.'],
  ['24:00', '12:00 a. m.'],
])('the time %s is %s', (time, words) => expect(timeInWords(time)).toBe(words));
