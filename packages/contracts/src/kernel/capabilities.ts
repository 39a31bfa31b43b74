import type { Role } from './roles';

/** Roles of businesses, which may have a team. */
export const TEAM_ROLES = ['store', 'workshop'] as const satisfies readonly Role[];
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Positions in the team of a store or workshop. (A workshop's `puestos` are its bays.) */
export const CARGOS = ['vendedor', 'almacenista', 'tecnico'] as const;
export type Cargo = (typeof CARGOS)[number];
/** The positions that each kind of business has. */
export const CARGOS_OF: Record<TeamRole, readonly Cargo[]> = {
  store: ['vendedor', 'almacenista'],
  workshop: ['vendedor', 'tecnico'],
};
export const CARGO_LABELS: Record<Cargo, string> = {
  vendedor: 'Ventas y atención',
  almacenista: 'Almacén',
  tecnico: 'Técnico',
};

/** Capabilities that calls of a business require. A call without one is for the owner alone. */
export const CAPABILITIES = [
  'cuenta',
  'avisos',
  'pedidos',
  'preparacion',
  'cobros',
  'devoluciones',
  'productos',
  'inventario',
  'preguntas',
  'solicitudes',
  'clientes',
  'mensajes',
  'citas',
  'agenda',
  'trabajos',
  'presupuestos',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Label of each capability on the screen on which an owner chooses a position. */
export const CAPABILITY_LABELS: Record<Capability, string> = {
  cuenta: 'Su propia cuenta',
  avisos: 'Avisos de lo que atiende',
  pedidos: 'Ver pedidos',
  preparacion: 'Preparar, enviar y recibir',
  cobros: 'Cobrar en la tienda lo que se retira',
  devoluciones: 'Responder devoluciones',
  productos: 'Ver productos y precios',
  inventario: 'Inventario, productos y archivos de productos, sin sus precios',
  preguntas: 'Responder preguntas',
  solicitudes: 'Responder solicitudes de repuestos',
  clientes: 'Ver clientes',
  mensajes: 'Mensajes',
  citas: 'Ver citas',
  agenda: 'Agendar, confirmar y mover citas',
  trabajos: 'Diagnóstico y trabajos de las citas',
  presupuestos: 'Presupuestos',
};

/** Capabilities of each position. Only the owner's: money, prices in bulk, promotions, settings, the plan and the team. */
export const CARGO_CAPABILITIES: Record<Cargo, readonly Capability[]> = {
  vendedor: [
    'cuenta',
    'avisos',
    'pedidos',
    'cobros',
    'devoluciones',
    'productos',
    'preguntas',
    'solicitudes',
    'clientes',
    'mensajes',
    'citas',
    'agenda',
    'presupuestos',
  ],
  almacenista: ['cuenta', 'avisos', 'pedidos', 'preparacion', 'productos', 'inventario'],
  tecnico: ['cuenta', 'avisos', 'citas', 'trabajos', 'presupuestos'],
};

/** Whether a member may: an owner (no position) everything, others by the table. `needs`: any one of these is enough; none means the owner alone. */
export function mayDo(cargo: Cargo | null | undefined, needs: Capability | readonly Capability[] | undefined): boolean {
  if (!cargo) return true;
  // Stryker disable next-line ConditionalExpression: no position holds undefined
  if (!needs) return false;
  return [needs].flat().some((one) => CARGO_CAPABILITIES[cargo].includes(one as Capability));
}
