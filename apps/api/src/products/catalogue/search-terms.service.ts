import { Injectable } from '@nestjs/common';
import { SEARCH_TERMS } from '@tuerca/contracts/products/catalogue/search';
import { partOf, termsFor } from '@tuerca/contracts/products/search/terms';
import { LiveCatalogos } from '../../platform/catalogos/live-catalogos.service';
import { ProductIndex } from '../search/product-index.service';

/** Products whose names are looked at for terms. */
const MAX_NAMES = 24;

/** Suggested meanings of a search while it is typed. */
@Injectable()
export class SearchTerms {
  constructor(
    private readonly index: ProductIndex,
    private readonly catalogos: LiveCatalogos,
  ) {}

  /** Terms among the products for sale that the text may be the beginning of. */
  async suggest(text: string): Promise<string[]> {
    const asked = {
      synonyms: this.catalogos.synonyms,
      filter: { disponible: true },
      sort: 'relevance',
      page: 1,
    } as const;
    const find = (texto: string, limit: number) => this.index.find({ ...asked, texto, limit });
    const typed = await find(text, MAX_NAMES);
    // A term costs a question, and the database has other work then.
    if (typed.sinConteos) return [];
    const meant = typed.busqueda?.sugerencia;
    const names = typed.hits.map(({ card: { nombre, marca, modelo, marcaRepuesto } }) =>
      partOf(nombre, [marca, modelo, marcaRepuesto]),
    );
    // What is found by a slip only is another term.
    const offersOf = async (term: string) => {
      const { total, busqueda } = await find(term, 1);
      return busqueda?.sugerencia ? 0 : total;
    };
    const terms = await termsFor(meant ?? text, names, { max: SEARCH_TERMS, offersOf });
    return [...(meant ? [meant] : []), ...terms].slice(0, SEARCH_TERMS);
  }
}
