const ID_BYTES = 12;
const NUMBER_BYTES = 8;

/** Figures by id (24 hexadecimal digits) as one run of bytes: thousands of them are read many times faster than as documents. */
export function packRows<F extends string>(
  rows: ReadonlyMap<string, Readonly<Record<F, number>>>,
  fields: readonly F[],
): Buffer {
  const packed = Buffer.alloc(rows.size * (ID_BYTES + fields.length * NUMBER_BYTES));
  let at = 0;
  for (const [id, row] of rows) {
    at += packed.write(id, at, 'hex');
    for (const field of fields) at = packed.writeDoubleLE(row[field], at);
  }
  return packed;
}

/** Reads the output of `packRows`, given the same fields. */
export function unpackRows<F extends string>(packed: Buffer, fields: readonly F[]): Map<string, Record<F, number>> {
  const rows = new Map<string, Record<F, number>>();
  for (let at = 0; at < packed.length;) {
    const id = packed.toString('hex', at, at + ID_BYTES);
    at += ID_BYTES;
    const row = {} as Record<F, number>;
    for (const field of fields) {
      row[field] = packed.readDoubleLE(at);
      at += NUMBER_BYTES;
    }
    rows.set(id, row);
  }
  return rows;
}
