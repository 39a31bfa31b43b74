import { randomUUID } from 'node:crypto';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';

export const sharedUri = (): string => {
  const uri = process.env['TUERCA_TEST_URI'];
  if (!uri) throw new Error('the shared database is not running');
  return uri;
};

/** A client of the shared database and a database of its own, dropped when the spec ends. */
export function useDatabase(options: MongoClientOptions = {}): { client: () => MongoClient; db: () => Db } {
  const name = `spec_${randomUUID().slice(0, 8)}`;
  let client: MongoClient;
  beforeAll(async () => {
    client = await MongoClient.connect(sharedUri(), options);
  });
  afterAll(async () => {
    await client.db(name).dropDatabase();
    await client.close();
  });
  return { client: () => client, db: () => client.db(name) };
}

/** The error of a promise that must fail. */
export const failure = async <E = { code: number; message: string; keyPattern?: unknown; keyValue?: unknown }>(
  work: Promise<unknown>,
): Promise<E> => {
  try {
    await work;
  } catch (error) {
    return error as E;
  }
  throw new Error('it should have failed');
};
