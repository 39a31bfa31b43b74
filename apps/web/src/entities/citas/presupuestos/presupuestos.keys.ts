/** Keys of what workshops propose. */
export const presupuestoKeys = {
  all: ['presupuestos'],
  ofCita: (citaId: string) => ['presupuestos', 'cita', citaId],
} as const;
