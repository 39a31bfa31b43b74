/** Sentences about what sells. */
export const DEMANDA_MESSAGES = {
  monthFailed: 'No pudimos cargar las cifras de este mes.',
  productsFailed: 'No pudimos cargar tus productos de este mes.',
  wantedFailed: 'No pudimos cargar lo que buscan los clientes.',
  reorderFailed: 'No pudimos calcular qué reponer.',
  exported: 'Cifras del mes descargadas',
  exportFailed: 'No pudimos descargar las cifras del mes.',
} as const;
