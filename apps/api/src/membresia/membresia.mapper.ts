import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { NO_LIMITS } from '@tuerca/contracts/membresia/defaults';
import { BASIC_CODES, levelOf } from '@tuerca/contracts/membresia/rules';
import type { Plan, Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PlanDoc } from './plan.schema';
import type { SuscripcionDoc } from './suscripcion.schema';

/** Whether a plan is the free one of its role. */
export const isBasic = ({ codigo, rolUsuario }: Pick<PlanDoc, 'codigo' | 'rolUsuario'>): boolean =>
  BASIC_CODES[rolUsuario] === codigo;

/** The limits field by field: a stored plan may lack one that came later. */
const toLimites = (limites: PlanDoc['limites']): Plan['limites'] => ({ ...NO_LIMITS, ...limites });

/** A plan as it is offered. */
export function toPlan(doc: PlanDoc): Plan {
  const { codigo, nombre, descripcion, intervalo, serviciosRequeridos, destacado, beneficios, rolUsuario, activo } =
    doc;
  return {
    _id: String(doc._id),
    codigo,
    nombre,
    descripcion,
    precio: toMonto(doc.precio),
    intervalo,
    serviciosRequeridos,
    destacado,
    beneficios,
    rolUsuario,
    activo,
    basico: isBasic(doc),
    limites: toLimites(doc.limites),
    fechaCreacion: doc.createdAt.toISOString(),
  };
}

function toPago(pago: SuscripcionDoc['pago']): Suscripcion['pago'] {
  if (!pago) return null;
  const { fechaTasa: _date, ...paid } = pago;
  return { ...paid, nombreBanco: bankName(pago.banco), monto: toMonto(pago.monto) };
}

/** A subscription as its owner and administrators read it. */
export function toSuscripcion(doc: SuscripcionDoc): Suscripcion {
  return {
    _id: String(doc._id),
    usuario: { _id: String(doc.usuarioId), ...doc.usuario, role: doc.rol },
    membresia: { codigo: doc.codigo, nombre: doc.nombre },
    nivel: levelOf(doc.codigo),
    precio: toMonto(doc.precio),
    intervalo: doc.intervalo,
    estado: doc.estado,
    origen: doc.origen,
    fechaInicio: doc.fechaInicio?.toISOString() ?? null,
    fechaFin: doc.fechaFin?.toISOString() ?? null,
    createdAt: doc.createdAt.toISOString(),
    pago: toPago(doc.pago),
    motivo: doc.motivo,
  };
}

/** The free plan of a role as it is before it is stored. */
export const defaultBasic = (rol: RolPlan) => ({ codigo: BASIC_CODES[rol], nombre: 'Básico', limites: NO_LIMITS });
