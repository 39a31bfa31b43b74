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
/** By the service's category: what clients complain of, and what the workshop finds. */
const WORDS = new Map<string, readonly (readonly [problem: string, diagnosis: string])[]>([
  [
    'mantenimiento_basico',
    [
      ['Le toca el servicio, ya pasó los cinco mil kilómetros', 'Aceite vencido y filtro de aire sucio. Sin fugas.'],
      ['Está gastando más gasolina y tiembla en mínimo', 'Bujías gastadas y cuerpo de aceleración sucio.'],
    ],
  ],
  [
    'sistema_frenos',
    [
      ['Chilla al frenar y el pedal baja mucho', 'Pastillas al límite. Los discos todavía dan una rectificación.'],
      ['Se va de lado al frenar', 'Un cilindro de rueda con fuga. Se purgó el sistema.'],
    ],
  ],
  [
    'sistema_electrico',
    [
      ['Cuesta que encienda en la mañana', 'Batería con carga baja y bornes sulfatados. El alternador carga bien.'],
      ['Se descarga si lo dejo dos días parado', 'Consumo del radio con el carro apagado. Se corrigió la conexión.'],
    ],
  ],
  [
    'motor',
    [
      [
        'Bota aceite por debajo y dejó mancha en el estacionamiento',
        'Fuga en la empacadura. No hay daño en las superficies.',
      ],
      ['Suena como una matraca al encenderlo frío', 'Tensor de la correa vencido.'],
    ],
  ],
  [
    'transmision',
    [
      ['El croche patina en las subidas', 'Disco de croche al límite y collarín con ruido.'],
      ['Da un golpe al meter segunda', 'Bases de caja rotas y aceite vencido.'],
    ],
  ],
  [
    'sistema_enfriamiento',
    [
      ['Se recalienta en la cola cuando enciendo el aire', 'Termostato pegado y radiador obstruido.'],
      ['Le tengo que echar agua cada semana', 'Fuga en la bomba de agua.'],
    ],
  ],
  [
    'aire_acondicionado',
    [
      ['El aire sopla pero no enfría', 'Sin gas por una fuga en la válvula de servicio.'],
      ['Huele a humedad cuando enciendo el aire', 'Evaporador sucio y filtro de cabina tapado.'],
    ],
  ],
  [
    'suspension',
    [
      ['Suena al pasar por un hueco y en las curvas cerradas', 'Bocinas delanteras vencidas y un terminal con juego.'],
      ['Se siente que flota en la autopista', 'Amortiguadores sin presión, uno con fuga.'],
    ],
  ],
  [
    'alineacion_balanceo',
    [
      [
        'Vibra el volante a partir de los ochenta kilómetros por hora',
        'Dos cauchos sin balancear y convergencia abierta.',
      ],
      ['Se come los cauchos por dentro', 'Desalineado adelante. Terminales en buen estado.'],
    ],
  ],
  [
    'carroceria',
    [
      ['Me lo rayaron en un estacionamiento', 'Rayón hasta el fondo en una puerta, sin golpe.'],
      ['Perdió brillo y tiene manchas en el techo', 'Barniz opaco, sin óxido.'],
    ],
  ],
  [
    'diagnostico',
    [
      ['Se prendió la luz del motor', 'Código de mezcla pobre por una manguera rota.'],
      ['Quiero que lo revisen antes de comprarlo', 'Motor y caja sanos. Detalles de pintura en un guardafango.'],
    ],
  ],
]);
const OTHER_WORDS = [['Suena distinto desde hace una semana', 'Desgaste normal por kilometraje.']] as const;
const ALSO_DONE = ['Revisión de veintidós puntos', 'Prueba de ruta', 'Relleno de fluidos', 'Limpieza y reapriete'];
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

/** Service as far as texts and the choice of a vehicle need it. */
interface Wanted {
  nombre: string;
  categoria: string;
  vehiculosCompatibles: readonly string[];
}

/** True of a vehicle that the service is for; no vehicle of the demo is a motorcycle, electric or hybrid. */
function suits({ tipo, modelo }: ReturnType<typeof vehicleOf>, { nombre, vehiculosCompatibles }: Wanted): boolean {
  if (/híbrido|eléctrico|moto /i.test(nombre)) return false;
  if (/diésel|4x4/i.test(nombre)) return modelo === 'Hilux';
  return vehiculosCompatibles.includes(tipo);
}

/** The client's vehicle from `first` on that the service is for; undefined when there is none. */
export const suitedVehicle = (client: number, first: number, servicio: Wanted): number | undefined =>
  VEHICLES.map((_, n) => (first + n) % VEHICLES.length).find((other) => suits(vehicleOf(client, other), servicio));

/** Texts of an appointment for this service. */
export function wordsFor(random: Random, { nombre, categoria }: Wanted) {
  const [problem, diagnosis] = random.pick(WORDS.get(categoria) ?? OTHER_WORDS);
  return {
    problem,
    diagnosis,
    works: [...new Set([nombre, random.pick(ALSO_DONE), random.pick(ALSO_DONE)])],
    technician: random.pick(TECHNICIANS),
    comment: random.pick(COMMENTS),
    reason: random.pick(REASONS),
  };
}
