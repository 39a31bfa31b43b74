import { type Harness } from './harness';

interface Started {
  commandName: string;
  command: { lsid?: { id: unknown }; txnNumber?: unknown; autocommit?: boolean; update?: string; find?: string };
}

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);

export interface CommandCount {
  /** All commands that reached the database, commits included. */
  commands: number;
  /** Durable writes of the engine: single ones, and commits of transactions that wrote. */
  writeTransactions: number;
  /** Writes that mark notices as delivered, counted apart: one for all that were delivered together, after the answer. */
  deliveries: number;
  /** Names in their order; those of a transaction are marked '·'. */
  names: string[];
}

/** A database address whose driver tells of every command that it sends. */
export const monitored = (uri: string): string => `${uri}?monitorCommands=true`;

/** The count of several runs with the fewest commands: on a slow machine caches expire within a run and are read again. */
export const fewest = <C extends CommandCount>(...counts: C[]): C =>
  counts.reduce((least, one) => (one.commands < least.commands ? one : least));

/** Counts what the application sends to its database; the harness must run on a monitored() address. */
export function countCommands(h: Harness): { stop(): CommandCount } {
  const client = h.db.getClient();
  const names: string[] = [];
  let [writeTransactions, deliveries] = [0, 0];
  const wrote = new Set<string>();
  const onStarted = ({ commandName, command }: Started) => {
    // Readings of the lists' versions and of the permission to write are timed, and no part of what is counted.
    if (command.find === 'catalogos' || command.find === 'migraciones') return;
    // Sales are counted in memory and written on a timer, all together.
    if (command.update === 'demanda') return;
    const inside = command.autocommit === false;
    if (!inside && command.update === 'notificaciones') return void deliveries++;
    names.push(inside ? `·${commandName}` : commandName);
    const transaction = `${JSON.stringify(command.lsid)} ${String(command.txnNumber)}`;
    if (!inside && WRITES.has(commandName)) writeTransactions++;
    if (inside && WRITES.has(commandName)) wrote.add(transaction);
    if (commandName === 'commitTransaction' && wrote.has(transaction)) writeTransactions++;
  };
  client.on('commandStarted', onStarted as never);
  return {
    stop() {
      client.off('commandStarted', onStarted as never);
      return { commands: names.length, writeTransactions, deliveries, names };
    },
  };
}
