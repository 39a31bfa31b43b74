import type { Lista } from '@tuerca/contracts/platform/catalogos/live';

/** How a list's entries are called: those of its first level, and those below; null where there is no second level. `rootsFixed`: none is added to the first. */
export const ENTRY_WORDS: Record<Lista, { root: string; child: string | null; rootsFixed?: boolean }> = {
  categorias: { root: 'categoría', child: 'subcategoría' },
  marcas: { root: 'marca', child: 'modelo' },
  servicios: { root: 'categoría', child: null },
  bancos: { root: 'banco', child: null },
  // The couriers are what stores may send with: their offices alone are kept here.
  oficinas: { root: 'empresa', child: 'oficina', rootsFixed: true },
};

/** 'la categoría', 'el modelo'. */
export const withArticle = (word: string): string => `${['modelo', 'banco'].includes(word) ? 'el' : 'la'} ${word}`;
/** 'otra categoría', 'otro modelo'. */
export const another = (word: string): string => `${['modelo', 'banco'].includes(word) ? 'otro' : 'otra'} ${word}`;
