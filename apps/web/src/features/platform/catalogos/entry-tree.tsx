import Box from '@mui/material/Box';
import { useState } from 'react';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { LISTA_LABELS } from '@tuerca/contracts/platform/catalogos/messages';
import type { EntradaAdmin } from '@tuerca/contracts/platform/catalogos/schemas';
import { notify } from '@/lib/notify';
import { EmptyState } from '@/ui/empty-state';
import { TRY_OTHER_WORD } from '@/ui/labels';
import type { RowAction } from '@/ui/row-menu';
import { useChangeList } from './catalogos.queries';
import type { Wish } from './dialogs';
import { another, ENTRY_LABELS } from './entry-labels';
import { EntryRow } from './entry-row';

interface EntryTreeProps {
  lista: Lista;
  entries: readonly EntradaAdmin[];
  search: string;
  onWish: (wish: Wish) => void;
}

const ROOT = '';
const REASON = 'Cambio de orden';
/** Entries under their parent, in their order. */
function byParent(entries: readonly EntradaAdmin[]): Map<string, EntradaAdmin[]> {
  const groups = new Map<string, EntradaAdmin[]>();
  for (const entry of entries) {
    const key = entry.padre ?? ROOT;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

function actionsOf(lista: Lista, entry: EntradaAdmin, onWish: (wish: Wish) => void): RowAction[] {
  const { root, child, rootsFixed } = ENTRY_LABELS[lista];
  const isRoot = entry.padre === null;
  const own: RowAction[] = [];
  if (!isRoot || !rootsFixed) own.push({ label: 'Editar', onSelect: () => onWish({ kind: 'edit', entry }) });
  if (isRoot && child) own.push({ label: `Agregar ${child}`, onSelect: () => onWish({ kind: 'add', parent: entry }) });
  if (entry.protegida) return own;
  const word = isRoot || !child ? root : child;
  return [
    ...own,
    { label: `Unir con ${another(word)}`, onSelect: () => onWish({ kind: 'merge', entry }) },
    { label: entry.apagada ? 'Encender' : 'Apagar', onSelect: () => onWish({ kind: 'switch', entry }) },
  ];
}

/** A list as a tree: searching opens what holds a hit. */
export function EntryTree({ lista, entries, search, onWish }: EntryTreeProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const change = useChangeList(lista);
  const groups = byParent(entries);
  const wanted = normalizeText(search);
  const hits = (entry: EntradaAdmin) =>
    [entry.nombre, entry.id, ...entry.alias].some((name) => normalizeText(name).includes(wanted));
  const shown = (groups.get(ROOT) ?? []).flatMap((entry) => {
    const children = groups.get(entry.id) ?? [];
    if (!wanted) return [{ entry, all: children, children: opened.has(entry.id) ? children : [] }];
    const found = children.filter(hits);
    return hits(entry) || found.length ? [{ entry, all: children, children: found }] : [];
  });
  const toggle = (id: string) =>
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const move = ({ id }: EntradaAdmin, posicion: number) =>
    change
      .mutateAsync({ kind: 'change', id, body: { posicion, motivo: REASON, visto: 0 } })
      .catch((error: unknown) => notify.failure(error, 'No pudimos moverla.'));
  const rowOf = (entry: EntradaAdmin, siblings: readonly EntradaAdmin[], open?: boolean) => {
    const place = siblings.indexOf(entry);
    const canMove = !wanted;
    return (
      <EntryRow
        entry={entry}
        actions={actionsOf(lista, entry, onWish)}
        open={open}
        childCount={groups.get(entry.id)?.length ?? 0}
        beside={groups.size > 1}
        onToggle={() => toggle(entry.id)}
        onUp={canMove && place > 0 ? () => void move(entry, place - 1) : undefined}
        onDown={canMove && place < siblings.length - 1 ? () => void move(entry, place + 1) : undefined}
        busy={change.isPending}
      />
    );
  };
  if (!shown.length) return <EmptyState compact title="No hay entradas con ese nombre" text={TRY_OTHER_WORD} />;
  const list = { listStyle: 'none', m: 0, p: 0 } as const;
  return (
    <Box component="ul" aria-label={LISTA_LABELS[lista]} sx={list}>
      {shown.map(({ entry, all, children }) => (
        <li key={entry.id}>
          {rowOf(entry, groups.get(ROOT) ?? [], all.length ? children.length > 0 : undefined)}
          {children.length > 0 && (
            <Box component="ul" aria-label={entry.nombre} sx={list}>
              {children.map((child) => (
                <li key={child.id}>{rowOf(child, all)}</li>
              ))}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
