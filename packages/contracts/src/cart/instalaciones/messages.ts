/** Sentences of the installation that is booked with a purchase. */
export const INSTALLATION_MESSAGES = {
  optional: 'Opcional. Agenda la cita junto con tu compra y págala en el taller, o por Tuerca desde tu cita.',
  loadFailed: 'No se pudieron cargar los talleres. Tu compra puede seguir sin instalación.',
  noneNear: 'No encontramos talleres cerca que instalen estos repuestos',
  noneNearProduct: 'No encontramos talleres cerca que lo instalen.',
  nothingToInstall: 'Lo que llevas no necesita instalación en un taller.',
  askFirst: 'El taller trabaja con este sistema. Confirma con ellos que hacen este trabajo.',
  paidAtWorkshop: 'Se paga en el taller, o por Tuerca desde tu cita. No está incluida en el total de esta compra.',
  removed: 'Quitaste la instalación. Tu compra sigue igual.',
} as const;
