const STREET = ['calle', 'numero', 'referencias', 'coordenadas'].map((field) => `direccion.${field}`);

/**
 * What is written of a business whose account is deleted, before DERIVE. Whatever leads to a person goes: telephone, street,
 * and the keys of both. The RIF stays: payouts, and the tax office that asks who was paid, know the seller by it, and who
 * registers again is recognised. So do city and state, as of every business that somebody has bought from.
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
