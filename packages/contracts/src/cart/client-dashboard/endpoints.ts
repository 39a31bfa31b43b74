import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { EstadisticasCliente } from './statistics';

/** Kinds of providers: workshops for a repair, stores for a part. */
const PROVIDER_KINDS = ['taller', 'tienda'] as const;

/** A workshop or store that may help. */
export const Proveedor = z.object({
  _id: Id,
  tipo: z.enum(PROVIDER_KINDS),
  nombre: z.string(),
  ciudad: z.string(),
  estado: z.string(),
  telefono: z.string().nullable(),
  fotoPerfil: z.string().nullable(),
  valoracionPromedio: z.number(),
  numeroValoraciones: z.number().int(),
  /** Its public page. */
  ruta: z.string(),
});
export type Proveedor = z.infer<typeof Proveedor>;

const mobileOnly = {
  access: ['client'],
  body: z.looseObject({}),
  response: z.null(),
  errors: ['SOLO_APP_MOVIL'],
} as const;

/** The client's first screen: its figures, and providers of help. */
export const clientDashboard = {
  statistics: endpoint({
    method: 'GET',
    path: '/api/client/statistics',
    access: ['client'],
    summary:
      'My figures: orders, spending of the last six months, favourites, services, latest orders, coming appointments',
    response: EstadisticasCliente,
  }),
  findProviders: endpoint({
    method: 'POST',
    path: '/api/client/find-providers',
    access: ['client'],
    summary:
      'Workshops or stores for a need: those of my state (or of `estado`) before the others, the best rated first',
    body: z.object({
      tipo: z.enum(PROVIDER_KINDS, 'Indica si buscas un taller o una tienda').default('taller'),
      /** The need in the client's words. */
      search: queryText(100),
      estado: z.enum(ESTADO_NAMES, FIELD_MESSAGES.invalidEstado).optional(),
      limit: z.number().int().min(1, FIELD_MESSAGES.minLimit).max(20, 'El límite no puede pasar de 20').default(6),
    }),
    response: z.array(Proveedor),
  }),
  requestDelivery: endpoint({
    ...mobileOnly,
    method: 'POST',
    path: '/api/client/request-delivery',
    summary: 'Always refused: a delivery is asked for in the mobile app',
  }),
  requestCrane: endpoint({
    ...mobileOnly,
    method: 'POST',
    path: '/api/client/request-crane',
    summary: 'Always refused: a tow is asked for in the mobile app',
  }),
};
