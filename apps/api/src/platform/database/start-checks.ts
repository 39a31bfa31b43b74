import { ConnectionString } from 'mongodb-connection-string-url';
import { mongo } from 'mongoose';

/** Time within which one member must answer, in milliseconds: another one may answer instead. */
const CHECK_TIMEOUT = 1500;
/** Clocks that are further apart are not kept by anybody, in milliseconds. */
const MAX_SKEW = 60_000;

/** Said by a server that was begun with --replSet and not initiated. */
const UNINITIATED = 'isreplicaset';

/** Answer of a server to `hello`, before anybody has signed in. */
interface Hello {
  setName?: string;
  /** 'isdbgrid' of a router. */
  msg?: string;
  [UNINITIATED]?: boolean;
  localTime: Date;
}
interface Answer extends Hello {
  host: string;
  /** Milliseconds by which its clock is ahead of ours, at least. */
  skew: number;
}

/**
 * Throws one Spanish sentence, with the way out, when a server that MONGODB_URI names could never serve: without a replica set, of
 * another one, or with a clock more than a minute from ours. Says nothing of servers that do not answer.
 */
export async function checkServers(uri: string): Promise<void> {
  const settled = await Promise.allSettled(addressesOf(uri).map(({ host, direct }) => ask(host, direct)));
  const answers = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const wanted = new ConnectionString(uri).searchParams.get('replicaSet');
  for (const answer of answers) {
    const problem = kindProblem(answer, wanted) ?? clockProblem(answer);
    if (problem) throw new Error(problem);
  }
}

/** The servers that an address names, each with an address of its own and without a user; an SRV name stays as it is. */
function addressesOf(uri: string): { host: string; direct: string }[] {
  const all = new ConnectionString(uri);
  if (all.isSRV) return [{ host: all.hosts[0]!, direct: uri }];
  return all.hosts.map((host) => {
    const one = all.clone();
    one.hosts = [host];
    one.username = one.password = '';
    for (const name of ['replicaSet', 'loadBalanced', 'authSource', 'authMechanism', 'authMechanismProperties'])
      one.searchParams.delete(name);
    one.searchParams.set('directConnection', 'true');
    return { host, direct: one.toString() };
  });
}

async function ask(host: string, uri: string): Promise<Answer> {
  const client = new mongo.MongoClient(uri, {
    serverSelectionTimeoutMS: CHECK_TIMEOUT,
    connectTimeoutMS: CHECK_TIMEOUT,
    socketTimeoutMS: CHECK_TIMEOUT,
  });
  try {
    await client.connect();
    const asked = Date.now();
    const hello = (await client.db('admin').command({ hello: 1 })) as unknown as Hello;
    const answered = Date.now();
    const told = hello.localTime.getTime();
    // Somewhere in between it looked at its clock.
    const skew = told < asked ? told - asked : Math.max(told - answered, 0);
    return { ...hello, host, skew };
  } finally {
    await client.close();
  }
}

function kindProblem(answer: Answer, wanted: string | null): string | null {
  const { host, setName, msg } = answer;
  if (msg === 'isdbgrid') return null;
  const name = wanted ?? 'rs0';
  if (answer[UNINITIATED])
    return `MONGODB_URI: ${host} arrancó con --replSet y su conjunto de réplicas todavía no existe. Créalo una vez: mongosh --host ${host} --eval 'rs.initiate()'`;
  if (!setName)
    return `MONGODB_URI: ${host} es un mongod sin conjunto de réplicas, y Tuerca necesita sus transacciones. Arráncalo con --replSet ${name} (los datos se conservan), créalo una vez con mongosh --host ${host} --eval 'rs.initiate()' y pon MONGODB_URI=mongodb://${host}/tuerca?replicaSet=${name}`;
  if (wanted && setName !== wanted)
    return `MONGODB_URI: pide replicaSet=${wanted}, y ${host} es del conjunto «${setName}». Corrige uno de los dos.`;
  return null;
}

function clockProblem({ host, skew, localTime }: Answer): string | null {
  if (Math.abs(skew) <= MAX_SKEW) return null;
  const seconds = Math.round(Math.abs(skew) / 1000);
  return `El reloj de la base de datos (${host}) va ${seconds} s ${skew > 0 ? 'adelantado' : 'atrasado'} respecto al de esta máquina: allá son las ${localTime.toISOString()}, aquí las ${new Date().toISOString()}. Sesiones, códigos y plazos de pago vencerían a destiempo. Sincroniza los dos relojes (chrony o systemd-timesyncd) y arranca de nuevo.`;
}
