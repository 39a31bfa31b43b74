const STREET = ['calle', 'numero', 'referencias', 'coordenadas'].map((field) => `direccion.${field}`);

/**
 * Update of a business whose account is deleted, before DERIVE. Data that lead to a person are removed: telephone, street, and
 * the keys of both. The RIF stays: payouts and the tax office identify the seller by it, and a later registration under it is
 * recognised. City and state stay too, as for every business that somebody has bought from.
 */
export const REMOVED = [
  {
    $set: {
      cuentaActiva: false,
      eliminado: true,
      destacado: false,
      destacadoHasta: null,
      telefono: null,
      'direccion.codigoPostal': '',
      clavesDuplicado: [{ $concat: ['rif:', '$rif'] }],
    },
  },
  { $unset: STREET },
];
