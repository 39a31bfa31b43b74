import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { EntradaAdmin, Sugerencia } from '@tuerca/contracts/platform/catalogos/schemas';
import { AddDialog } from './add-dialog';
import { CatalogEntryDialog } from './entry-dialog';
import { IntoDialog } from './into-dialog';
import { SwitchDialog } from './switch-dialog';

/** Action on a list that an administrator has chosen. */
export type Wish =
  | { kind: 'edit' | 'merge' | 'switch'; entry: EntradaAdmin }
  | { kind: 'add'; parent?: EntradaAdmin; typed?: Sugerencia }
  | { kind: 'adopt'; typed: Sugerencia };

interface DialogsProps {
  lista: Lista;
  entries: readonly EntradaAdmin[];
  wish: Wish | null;
  onClose: () => void;
}

/** Dialog of the chosen action; renders nothing without one. */
export function Dialogs({ lista, entries, wish, onClose }: DialogsProps) {
  if (!wish) return null;
  const common = { lista, onClose };
  const nameOf = (id: string | null) => entries.find((entry) => entry.id === id)?.nombre;
  const option = ({ id, padre, nombre }: EntradaAdmin) => ({
    value: id,
    label: padre === null ? nombre : `${nameOf(padre) ?? padre} · ${nombre}`,
  });
  switch (wish.kind) {
    case 'edit':
      return <CatalogEntryDialog {...common} entry={wish.entry} />;
    case 'switch':
      return <SwitchDialog {...common} entry={wish.entry} />;
    case 'add':
      return <AddDialog {...common} parent={wish.parent} typed={wish.typed} />;
    case 'merge': {
      const { id, padre } = wish.entry;
      const targets = entries.filter((entry) => entry.padre === padre && entry.id !== id && !entry.protegida);
      return <IntoDialog {...common} entry={wish.entry} targets={targets.map(option)} />;
    }
    case 'adopt': {
      // A typed brand becomes a brand; a typed subcategory or model may belong under any other.
      const isRoot = wish.typed.padre === null;
      const targets = entries.filter((entry) => (entry.padre === null) === isRoot && !entry.protegida);
      return <IntoDialog {...common} typed={wish.typed} targets={targets.map(option)} />;
    }
  }
}
