import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import type { Random } from '@tuerca/fixtures/random';

/** Outcome or state of a past, present or coming appointment of the demo. */
export type DemoCitaTime = 'past' | 'recent' | 'today' | 'coming';

/** Days before today of which some vehicles are still in the workshop. */
export const RECENT_DAYS = 2;
/** Days of the demo's appointments before and after today. */
export const DAYS_BACK = 182;
export const DAYS_AHEAD = 21;

const VEHICLES = [
  ['Toyota', 'Corolla', 2012, 'sedan', 'Gris'],
  ['Chevrolet', 'Aveo', 2011, 'sedan', 'Blanco'],
  ['Ford', 'Explorer', 2008, 'suv', 'Verde'],
  ['Hyundai', 'Accent', 2010, 'sedan', 'Azul'],
  ['Toyota', 'Hilux', 2015, 'pickup', 'Blanco'],
  ['Kia', 'Rio', 2013, 'hatchback', 'Rojo'],
  ['Mitsubishi', 'Lancer', 2009, 'sedan', 'Negro'],
  ['Chery', 'Orinoco', 2014, 'sedan', 'Plata'],
] as const;
const PROBLEMS = [
  'Suena al pasar por un hueco y en las curvas cerradas',
  'Le toca el servicio y quiero que revisen los frenos',
  'Se recalienta en la cola cuando enciendo el aire',
  'Cuesta que encienda en la mañana, sobre todo en frío',
  'Vibra el volante a partir de los ochenta kilómetros por hora',
  'Bota aceite por debajo y dejó mancha en el estacionamiento',
];
const DIAGNOSES = [
  'Desgaste normal por kilometraje. Se cambian las piezas y se prueba en carretera.',
  'Fuga en la empacadura. No hay daño en las superficies.',
  'Batería con carga baja y bornes sulfatados. El alternador carga bien.',
  'Bujes delanteros vencidos y un terminal con juego.',
];
const WORKS = [
  'Cambio de aceite y filtro',
  'Revisión de veintidós puntos',
  CITA_MESSAGES.workExample,
  'Purga del sistema de frenos',
  'Limpieza de bornes y prueba de carga',
  'Cambio de bujes',
  'Prueba de ruta',
  'Relleno de refrigerante',
];
const TECHNICIANS = ['Luis Acuña', 'José Marcano', 'Carmen Rivas', 'Pedro Salas'];
const COMMENTS = [
  'Me entregaron a la hora y con fotos de todo.',
  'Buen trabajo, aunque esperé un poco al recogerlo.',
  'Explican con calma y no cambian nada de más.',
  null,
];
const REASONS = ['Se me presentó un viaje', 'Conseguí cita más cerca', 'Nos quedamos sin luz en el taller'];

/** A vehicle of a client of the demo: 0 is her own, the others are those of her family. */
export function vehicleOf(client: number, other = 0) {
  const [marca, modelo, anio, tipo, color] = VEHICLES[(client + other) % VEHICLES.length]!;
  const placa = `A${String(10 + client).padStart(2, '0')}B${'CDFGHJKL'[other % 8]}${client % 10}D`;
  return { marca, modelo, anio, tipo, color, placa };
}

/** Picks the vehicle for the next visit, which is counted: the documented clients come often, and not with one car alone. */
export function nextVehicle(client: number, visits: Map<number, number>): number {
  const visit = visits.get(client) ?? 0;
  visits.set(client, visit + 1);
  return client < 2 && visit % 9 !== 0 ? 1 + (visit % (VEHICLES.length - 1)) : 0;
}

const KILOMETRES_A_DAY = 38;
/** Odometer of a client so many days from today, with the distance driven on the day itself; it never goes down. */
export const mileageOn = (client: number, days: number, sinceMorning = 0): number =>
  72_000 + 6_000 * (client % 8) + KILOMETRES_A_DAY * (DAYS_BACK + days) + sinceMorning;

/** The state of an appointment by when it is: what is past is over, some work of the last days goes on, what comes waits. */
export function estadoFor(when: DemoCitaTime, random: Random): EstadoCita {
  if (when === 'past') return random.weighted(['completada', 'cancelada', 'no_asistio'] as const, [82, 11, 7]);
  if (when === 'recent') return random.weighted(['completada', 'en_proceso', 'pausada'] as const, [50, 28, 22]);
  if (when === 'today') return random.weighted(['en_proceso', 'confirmada', 'pausada'] as const, [4, 4, 2]);
  return random.weighted(['confirmada', 'pendiente', 'cancelada'] as const, [55, 36, 9]);
}

/** Texts of an appointment. */
export const wordsFor = (random: Random) => ({
  problem: random.pick(PROBLEMS),
  diagnosis: random.pick(DIAGNOSES),
  works: [...new Set([random.pick(WORKS), random.pick(WORKS), random.pick(WORKS)])],
  technician: random.pick(TECHNICIANS),
  comment: random.pick(COMMENTS),
  reason: random.pick(REASONS),
});
