import type { mongo } from 'mongoose';
import type { Migration } from './migration';

const DAY = 86_400_000;
/** As long as a payment of a plan is looked for. */
const WAIT_DAYS = 15;
const RECIPIENT = ['banco', 'titular', 'rif', 'telefono', 'cuenta'] as const;

/** The keys of a movement as payments kept them when this was written; `monto` in céntimos. */
function movementKeys(receptor: string, { banco, fecha, referencia, monto }: mongo.Document): string[] {
  const typed = String(referencia).replace(/\D/g, '');
  const digits = typed.length >= 4 ? typed : typed.padStart(6, '0');
  const end = digits.slice(-6);
  const next = new Date(Date.parse(String(fecha)) + DAY).toISOString().slice(0, 10);
  return [
    ['m', receptor, banco, fecha, end, monto].join('|'),
    ...(digits.length >= 6 ? [['b', receptor, end, monto].join('|')] : []),
    ...[4, 5]
      .filter((count) => count <= digits.length)
      .flatMap((count) => [fecha, next].map((day) => ['c', receptor, digits.slice(-count), day, monto].join('|'))),
  ];
}

/** Those of these keys that no payment has under this field. */
async function freeOf(pagos: mongo.Collection, field: string, keys: string[]): Promise<string[]> {
  const held = new Set(await pagos.distinct(field, { [field]: { $in: keys } }));
  return keys.filter((key) => !held.has(key));
}

async function recipientOf(db: mongo.Db): Promise<mongo.Document> {
  const ids = RECIPIENT.map((field) => `pago_${field}`);
  const docs = await db
    .collection<{ _id: string; valor: string }>('configuracion')
    .find({ _id: { $in: ids } })
    .toArray();
  return Object.fromEntries(
    RECIPIENT.map((field) => [field, String(docs.find(({ _id }) => _id === `pago_${field}`)?.valor ?? '')]),
  );
}

/** The payment of a subscription, whose id it has. */
function paymentOf(
  doc: mongo.Document,
  account: mongo.Document | null,
  { destinatario, now }: { destinatario: mongo.Document; now: Date },
): mongo.Document {
  const { _id, usuarioId, usuario, nombre, precio, pago, confirmada, createdAt } = doc;
  const taken = Boolean(confirmada);
  const receptor = String(destinatario.banco ?? '');
  const referencia = String(pago.referencia);
  const telefono = String(account?.telefono ?? '');
  const cedula = String(account?.rif ?? account?.cedula ?? '');
  const digits = referencia.replace(/^0+(?=\d)/, '');
  const keys = [...new Set([telefono, cedula])].map((payer) =>
    [receptor, pago.banco, payer, pago.fecha, digits].join('|'),
  );
  const estado = taken ? 'pagado' : referencia ? 'en_verificacion' : 'pendiente';
  const ruta = { store: '/tienda/membresia', workshop: '/taller/membresia' }[doc.rol as string];
  const abono = { bancoEmisor: pago.banco, fecha: pago.fecha, referencia, monto: pago.monto, movimientoId: null };
  return {
    _id,
    concepto: 'plan',
    detalle: `${/^Plan /.test(nombre) ? '' : 'Plan '}${nombre} · ${usuario.nombre}`,
    ...(ruta && { ruta }),
    clienteId: usuarioId,
    orderNumber: `PLAN-${String(_id).slice(-10).toUpperCase()}`,
    claveIdempotencia: `plan:${String(_id)}`,
    huella: `plan:${String(_id)}`,
    metodoPago: 'pago_movil',
    estado,
    resultado: taken ? 'verificado' : null,
    bancoEmisor: pago.banco,
    bancoReceptor: receptor,
    referencia,
    referenciaInterna: `TRP${String(_id).slice(-10).toUpperCase()}`,
    clavesReferencia: keys,
    ...(taken && { clavesMovimiento: movementKeys(receptor, pago) }),
    sufijos: referencia.length >= 6 ? [referencia.slice(-6)] : [],
    terminos: doc.terminos ?? [],
    pedidos: [],
    abonos: taken ? [abono] : [],
    diferencia: null,
    capturas: [],
    nombrePagador: usuario.nombre,
    telefonoPagador: telefono,
    cedulaPagador: cedula,
    emailPagador: usuario.email,
    monto: pago.monto,
    montoRecibido: taken ? pago.monto : null,
    tasa: pago.tasa,
    totalUSD: precio,
    fechaPago: pago.fecha,
    fecha: createdAt,
    expira: new Date(now.getTime() + WAIT_DAYS * DAY),
    motivo: null,
    destinatario,
    proximaRevision: taken ? null : now,
    ultimaRevision: null,
    bloqueadoHasta: new Date(0),
    intentos: 0,
    ronda: 0,
    toques: 0,
    historial: [{ estado, fecha: confirmada ?? createdAt, por: taken ? 'administracion' : 'tienda', nota: null }],
  };
}

/**
 * Requests for plans wait as payments like any other, and what confirmed ones were paid with is taken: its movement pays nothing
 * again. Where two rest on one movement already, the first keeps the keys that they share: both stay paid.
 */
export const planPayments: Migration = {
  id: 28,
  name: 'plan-payments',
  oldestWriter: 26,
  async up(db) {
    const pagos = db.collection('pagos');
    const at = { destinatario: await recipientOf(db), now: new Date() };
    const paid = db
      .collection('membresias')
      .find({ pago: { $ne: null }, $or: [{ estado: 'pendiente' }, { confirmada: { $ne: null } }] })
      .sort({ createdAt: 1 });
    for await (const doc of paid) {
      if (await pagos.findOne({ _id: doc._id }, { projection: { _id: 1 } })) continue;
      const account = await db.collection('usuarios').findOne({ _id: doc.usuarioId });
      const whole = paymentOf(doc, account, at);
      const { clavesMovimiento, clavesReferencia, ...rest } = whole;
      const named = await freeOf(pagos, 'clavesReferencia', clavesReferencia);
      const taken = await freeOf(pagos, 'clavesMovimiento', clavesMovimiento ?? []);
      await pagos.insertOne({
        ...rest,
        ...(named.length === clavesReferencia.length && { clavesReferencia }),
        ...(taken.length && { clavesMovimiento: taken }),
      });
    }
  },
};
