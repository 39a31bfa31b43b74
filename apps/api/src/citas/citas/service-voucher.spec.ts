import { Types } from 'mongoose';
import type { CitaDoc } from './cita.schema';
import { serviceVoucher } from './service-voucher';

const cita = {
  _id: new Types.ObjectId(),
  taller: { nombre: 'Taller', direccion: 'Caracas', telefono: '' },
  cliente: { nombre: 'Ana', email: 'ana@demo.ve', telefono: '' },
  vehiculo: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD' },
  servicio: { nombre: 'Cambio de aceite' },
  trabajosRealizados: [],
  diagnostico: '',
  promocion: null,
  kilometraje: 90_902,
  garantia: { dias: 0, kilometros: 5000 },
  fechaFinalizacion: new Date('2026-11-21T15:00:00Z'),
  precioFinal: 20,
  tasa: 1548.7362,
  fechaTasa: '2026-11-20',
} as unknown as CitaDoc;

it('prints kilometres as they are written here', () => {
  const printed = JSON.stringify(serviceVoucher(cita, { rif: '', iva: 16 }));
  for (const phrase of ['"90.902 km"', '5.000 km desde los 90.902 km']) expect(printed).toContain(phrase);
});
