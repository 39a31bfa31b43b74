import { DAY } from '@tuerca/contracts/kernel/time';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { MotivoDevolucion } from '@tuerca/contracts/orders/devoluciones/rules';
import type { EstadoDevolucion } from '@tuerca/contracts/orders/devoluciones/states';

type Party = 'cliente' | 'tienda';

interface Step {
  estado: EstadoDevolucion;
  por: Party;
  nota: string | null;
  /** Days after the request. */
  after: number;
}
interface Story {
  motivo: MotivoDevolucion;
  detalle: string;
  steps: Step[];
  mensajes: { por: Party; texto: string; after: number }[];
}

const asked: Step = { estado: 'solicitada', por: 'cliente', nota: null, after: 0 };
const accepted: Step = {
  estado: 'aceptada',
  por: 'tienda',
  nota: DEVOLUCION_MESSAGES.usualAnswer,
  after: 0.4,
};
const received = (nota: string): Step => ({ estado: 'recibida', por: 'tienda', nota, after: 2 });
const refunded: Step = { estado: 'reembolsada', por: 'tienda', nota: 'Referencia 004512378', after: 2.3 };

const ENDED: readonly Story[] = [
  {
    motivo: 'no_sirve',
    detalle: 'No encaja: el soporte de mi carro es más angosto.',
    steps: [asked, accepted, received('Completo, con el empaque abierto'), refunded],
    mensajes: [
      { por: 'tienda', texto: '¿Tienes la caja original?', after: 0.2 },
      { por: 'cliente', texto: 'Sí, está completa y sin uso.', after: 0.3 },
    ],
  },
  {
    motivo: 'defectuoso',
    detalle: 'Llegó con una grieta en una esquina; no lo monté.',
    steps: [asked, accepted, received('Con la grieta que se ve en el mensaje'), refunded],
    mensajes: [{ por: 'tienda', texto: 'Disculpa, te devolvemos también el envío.', after: 0.4 }],
  },
  {
    motivo: 'no_necesario',
    detalle: 'Vendí el carro antes de montarlo.',
    steps: [
      asked,
      {
        estado: 'rechazada',
        por: 'tienda',
        nota: 'El repuesto ya fue instalado y tiene marcas de uso.',
        after: 0.8,
      },
    ],
    mensajes: [{ por: 'tienda', texto: '¿Nos mandas una foto de cómo está?', after: 0.3 }],
  },
  {
    motivo: 'equivocado',
    detalle: 'Pedí el delantero y me llegó el trasero.',
    steps: [asked, accepted, received('Sin uso, es el trasero'), refunded],
    mensajes: [],
  },
  {
    motivo: 'no_sirve',
    detalle: 'Mi mecánico dice que es para el motor 1.6.',
    steps: [asked, { estado: 'cancelada', por: 'cliente', nota: null, after: 1 }],
    mensajes: [{ por: 'cliente', texto: 'Al final sí le sirvió, disculpa.', after: 0.9 }],
  },
];
// A defect is covered by the warranty: such a return may be asked for weeks after the delivery.
const OPEN: readonly Story[] = [
  { ...ENDED[1]!, steps: [asked], mensajes: [] },
  { ...ENDED[1]!, steps: [asked, accepted] },
  { ...ENDED[1]!, steps: [asked, accepted, received('Con la grieta que se ve en las fotos')] },
];
/** Number of a store's returns that may be open. */
export const OPEN_RETURNS = OPEN.length;

/** The `index`-th return of the demo: asked for at `from`; still open when that was not long ago, and told until `now`. */
export function planReturn(index: number, from: Date, now: Date, open: boolean) {
  const { motivo, detalle, steps, mensajes } = open ? OPEN[index % OPEN.length]! : ENDED[index % ENDED.length]!;
  const at = (after: number) => new Date(Math.min(from.getTime() + after * DAY, now.getTime()));
  return {
    motivo,
    detalle,
    steps: steps.map(({ after, ...step }) => ({ ...step, fecha: at(after) })),
    mensajes: mensajes.map(({ after, ...message }) => ({ ...message, fecha: at(after) })),
  };
}
