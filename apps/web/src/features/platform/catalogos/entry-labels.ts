import type { Lista } from '@tuerca/contracts/platform/catalogos/live';

/** Nouns of a list's entries: of its first level, and of the second; null without a second level. `rootsFixed`: none can be added to the first. */
export const ENTRY_LABELS: Record<Lista, { root: string; child: string | null; rootsFixed?: boolean }> = {
  categorias: { root: 'categoría', child: 'subcategoría' },
  marcas: { root: 'marca', child: 'modelo' },
  servicios: { root: 'categoría', child: null },
  bancos: { root: 'banco', child: null },
  // The couriers are fixed by what stores may ship with: only their offices are editable here.
  oficinas: { root: 'empresa', child: 'oficina', rootsFixed: true },
};

/** Returns 'la categoría', 'el modelo'. */
export const withArticle = (word: string): string => `${['modelo', 'banco'].includes(word) ? 'el' : 'la'} ${word}`;
/** Returns 'otra categoría', 'otro modelo'. */
export const another = (word: string): string => `${['modelo', 'banco'].includes(word) ? 'otro' : 'otra'} ${word}`;
