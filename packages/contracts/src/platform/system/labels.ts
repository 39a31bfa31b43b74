/** Label of each entry of the configuration. */
export const CONFIG_LABELS = {
  tasa_bcv: 'Tasa BCV',
  iva: 'IVA',
  envio_local_usd: 'Delivery local',
  envio_nacional_base_usd: 'Envío nacional',
  envio_nacional_kg_usd: 'Kilo adicional',
  comision_tienda: 'Comisión de tiendas',
  comision_taller: 'Comisión de talleres',
  liquidacion_dias: 'Espera de liquidación',
  pago_banco: 'Banco receptor',
  pago_titular: 'Titular',
  pago_rif: 'RIF',
  pago_telefono: 'Teléfono',
  pago_cuenta: 'Cuenta',
  pago_cambio_horas: 'Espera del nuevo destinatario',
  pago_horas: 'Espera de la verificación',
  pago_nuevo_horas: 'Espera de un comprador nuevo',
  pago_sin_referencia_horas: 'Espera sin referencia',
  segundo_factor_admin: 'Verificación en dos pasos de administradores',
  notificaciones_correo: 'Avisos por correo',
  revision_vendedores: 'Revisión de vendedores',
} as const;
export type ConfigName = keyof typeof CONFIG_LABELS;

/** Label of an entry by its name; undefined for a name that no longer exists. */
export const configLabel = (name: string): string | undefined =>
  Object.hasOwn(CONFIG_LABELS, name) ? CONFIG_LABELS[name as ConfigName] : undefined;
