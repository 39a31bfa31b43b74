import type { ChatDoc, LastMessageDoc, MemberDoc } from './chat.schema';

type Id = ChatDoc['_id'];

/** Changes of a member: values, or expressions that read the member as `$$m` and the conversation as `$`. */
export type MemberChange = { [K in keyof MemberDoc]?: MemberDoc[K] | object | `$${string}` };
/** An update as an aggregation pipeline: what it computes from the stored document needs no reading before. */
export type Pipeline = Record<string, unknown>[];

/** The fields that follow from the members, written with every change of them. */
const DERIVED = {
  $set: {
    pendientes: {
      $map: {
        input: { $filter: { input: '$participantes', as: 'm', cond: { $gt: ['$$m.noLeidos', 0] } } },
        as: 'm',
        in: '$$m.usuarioId',
      },
    },
    avisarDesde: {
      $min: {
        $map: {
          input: {
            $filter: {
              input: '$participantes',
              as: 'm',
              cond: {
                $and: [
                  { $gt: ['$$m.noLeidos', 0] },
                  { $eq: ['$$m.avisado', false] },
                  { $eq: ['$$m.silenciado', false] },
                  { $eq: ['$$m.papelera', false] },
                ],
              },
            },
          },
          as: 'm',
          in: '$$m.noLeidoDesde',
        },
      },
    },
  },
};

const changed = (change: MemberChange) => ({ $mergeObjects: ['$$m', change] });
const mapMembers = (as: object): object => ({ $map: { input: '$participantes', as: 'm', in: as } });

/** Changes one member; `set` changes the conversation beside it. */
export const changeMember = (usuarioId: Id, change: MemberChange, set: object = {}): Pipeline => [
  {
    $set: {
      ...set,
      participantes: mapMembers({ $cond: [{ $eq: ['$$m.usuarioId', usuarioId] }, changed(change), '$$m'] }),
    },
  },
  DERIVED,
];

/** Notes that those have been told who have left something unread since `until` or longer. */
export const noteReminded = (until: Date): Pipeline => [
  {
    $set: {
      participantes: mapMembers({
        $cond: [
          { $and: [{ $gt: ['$$m.noLeidos', 0] }, { $lte: ['$$m.noLeidoDesde', until] }] },
          changed({ avisado: true }),
          '$$m',
        ],
      }),
    },
  },
  DERIVED,
];

/** Puts a member in. */
export const addMember = (member: MemberDoc, set: object): Pipeline => [
  {
    $set: {
      ...set,
      participantes: {
        // She sees what is written from now on.
        $concatArrays: ['$participantes', [{ ...member, desdeSeq: '$seq', ultimoLeido: '$seq' }]],
      },
    },
  },
  DERIVED,
];

/** Takes a member out; a group whose creator leaves belongs to who has been in it for longest. */
export const removeMember = (usuarioId: Id, set: object): Pipeline => [
  {
    $set: {
      ...set,
      participantes: {
        $filter: { input: '$participantes', as: 'm', cond: { $ne: ['$$m.usuarioId', usuarioId] } },
      },
    },
  },
  {
    $set: {
      creadorId: {
        $cond: [
          { $and: [{ $eq: ['$creadorId', usuarioId] }, { $gt: [{ $size: '$participantes' }, 0] }] },
          { $arrayElemAt: ['$participantes.usuarioId', 0] },
          '$creadorId',
        ],
      },
    },
  },
  DERIVED,
];

/** Takes messages in, in their order: numbers, the last one, and what every member has not read. */
export function appendMessages(messages: readonly { remitenteId: Id }[], last: Omit<LastMessageDoc, 'seq'>): Pipeline {
  const count = messages.length;
  const own = new Map<string, { id: Id; count: number }>();
  for (const { remitenteId } of messages) {
    const entry = own.get(String(remitenteId)) ?? { id: remitenteId, count: 0 };
    own.set(String(remitenteId), { ...entry, count: entry.count + 1 });
  }
  const unread = {
    $switch: {
      branches: [...own.values()].map(({ id, count: sent }) => ({
        case: { $eq: ['$$m.usuarioId', id] },
        then: { $add: ['$$m.noLeidos', count - sent] },
      })),
      default: { $add: ['$$m.noLeidos', count] },
    },
  };
  const { fecha } = last;
  return [
    {
      $set: {
        seq: { $add: ['$seq', count] },
        actividad: fecha,
        ultimoMensaje: {
          ...last,
          // A text that begins with '$' is no expression.
          contenido: { $literal: last.contenido },
          seq: { $add: ['$seq', count] },
        },
        participantes: mapMembers(
          changed({
            papelera: false,
            oculta: false,
            noLeidos: unread,
            noLeidoDesde: {
              $cond: [{ $and: [{ $eq: ['$$m.noLeidos', 0] }, { $gt: [unread, 0] }] }, fecha, '$$m.noLeidoDesde'],
            },
          }),
        ),
      },
    },
    DERIVED,
  ];
}
