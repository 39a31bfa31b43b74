/** Sentences of the audit log. */
export const AUDIT_MESSAGES = {
  listFailed: 'Error al cargar la auditoría',
  lineFailed: 'Error al cargar el cambio',
  exported: 'Auditoría exportada correctamente',
  exportFailed: 'Error al exportar la auditoría',
} as const;
