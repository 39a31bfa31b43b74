import { noticeTypesFor } from '@tuerca/contracts/chats/notifications/rules';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import type { NoticesWanted } from '@/entities/chats/notifications/notifications.queries';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField } from '@/lib/filter-fields';

const VIEWS = ['todas', 'no-leidas', 'pedidos', 'sistema'] as const;
type View = (typeof VIEWS)[number];
const NAMES: Record<View, string> = {
  todas: 'Todas',
  'no-leidas': 'No leídas',
  pedidos: 'Pedidos',
  sistema: 'Sistema',
};
const WANTED: Record<View, Pick<NoticesWanted, 'tipo' | 'leida'>> = {
  todas: {},
  'no-leidas': { leida: false },
  pedidos: { tipo: 'pedido' },
  sistema: { tipo: 'sistema' },
};
/** Notices per page. */
const PER_PAGE = 20;

const FILTERS = {
  vista: choiceField({ options: VIEWS, fallback: 'todas' }),
  page: pageField(),
};
type NoticeFilters = FilterValues<typeof FILTERS>;
/** Tab and page as in the address. */
export const NOTICE_FILTERS = defineFilters(FILTERS);
/** Tabs for a position: without the kinds of notices that it never gets. */
export function viewsFor(cargo: Cargo | undefined): { id: View; label: string }[] {
  const kinds = noticeTypesFor(cargo);
  return VIEWS.filter((view) => !kinds || !WANTED[view].tipo || kinds.includes(WANTED[view].tipo)).map((id) => ({
    id,
    label: NAMES[id],
  }));
}

/** API query of the filters. */
export const wantedOf = ({ vista, page }: NoticeFilters): NoticesWanted => ({
  ...WANTED[vista],
  page,
  limit: PER_PAGE,
});
