import { CARPETAS_CHAT } from '@tuerca/contracts/chats/chats/rules';
import { paths } from '@/lib/paths';

/** The API's folders, and the one of this device. */
const FOLDERS = [CARPETAS_CHAT[0], CARPETAS_CHAT[1], 'borradores', CARPETAS_CHAT[2]] as const;
export type Folder = (typeof FOLDERS)[number];

/** Folders in order, with their labels; `short` where four are side by side. */
export const FOLDER_LABELS: readonly { folder: Folder; label: string; short: string }[] = [
  { folder: 'bandeja', label: 'Bandeja de entrada', short: 'Entrada' },
  { folder: 'destacados', label: 'Destacados', short: 'Destacados' },
  { folder: 'borradores', label: 'Borradores', short: 'Borradores' },
  { folder: 'papelera', label: 'Papelera', short: 'Papelera' },
];

/** Folder and search of a list of conversations. */
export interface Listing {
  folder: Folder;
  q: string;
}

/** Reads the listing from the address. */
export const readListing = (params: URLSearchParams): Listing => ({
  folder: FOLDERS.find((one) => one === params.get('carpeta')) ?? 'bandeja',
  q: params.get('q')?.trim().slice(0, 60) ?? '',
});

const queryOf = ({ folder, q }: Listing) => ({ carpeta: folder === 'bandeja' ? undefined : folder, q: q || undefined });

/** Returns the address of a listing. */
export const listingHref = (listing: Listing): string => paths.messages(queryOf(listing));
/** Returns the address of a conversation beside a listing. */
export const conversationHref = (id: string, listing: Listing): string => paths.conversation(id, queryOf(listing));
