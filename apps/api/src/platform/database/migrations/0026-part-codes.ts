import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { codeText } from '@tuerca/contracts/kernel/names';
import type { Migration } from './migration';

const DUPLICATE_KEY = 11_000;
/** Characters that normalising a code may change: those beyond ASCII, blanks at the ends and double ones. */
const OTHER_FORM = { $regex: '[^\\x20-\\x7e]|^ | $|  ' };

interface Coded {
  _id: mongo.ObjectId;
  sku?: string;
  numeroParte?: string | null;
  equivalencias?: string[];
}

/** Fields of a product whose codes are stored otherwise than they are looked up. */
function changesOf({ sku, numeroParte, equivalencias = [] }: Coded): { sku?: string; rest: Partial<Coded> } {
  const [code, number] = [sku && codeText(sku), numeroParte && codeText(numeroParte)];
  const others = [...new Set(equivalencias.map(codeText))];
  return {
    ...(code && code !== sku && { sku: code }),
    rest: {
      ...(number && number !== numeroParte && { numeroParte: number }),
      ...(others.join('\n') !== equivalencias.join('\n') && { equivalencias: others }),
    },
  };
}

/**
 * SKU and part numbers of products in the form in which they are looked up. Where a store has that SKU already the second product
 * keeps its own, and the log names it: an import finds the first, and the store may give the second another one.
 */
export const partCodes: Migration = {
  id: 26,
  name: 'part-codes',
  oldestWriter: 24,
  async up(db) {
    const log = new Logger('Migrations');
    const products = db.collection('productos');
    const written = { $or: ['sku', 'numeroParte', 'equivalencias'].map((name) => ({ [name]: OTHER_FORM })) };
    const projection = { sku: 1, numeroParte: 1, equivalencias: 1 };
    for await (const doc of products.find<Coded>(written, { projection })) {
      const { sku, rest } = changesOf(doc);
      const of = { _id: doc._id };
      if (Object.keys(rest).length) await products.updateOne(of, { $set: rest });
      if (sku === undefined) continue;
      try {
        await products.updateOne({ ...of, sku: doc.sku }, { $set: { sku } });
      } catch (error) {
        if ((error as mongo.MongoServerError).code !== DUPLICATE_KEY) throw error;
        log.warn(`Product ${String(doc._id)} keeps its SKU: another one of its store has it as it is looked up`);
      }
    }
  },
};
