/** Pictures that a row of a batch gives its product. */
export interface RowPictures {
  /** In their order; of those that cannot be had the others are set, and none is when all are gone. */
  urls: readonly string[];
  /** Those of them that nobody gave back, so that they need not be claimed. */
  own?: readonly string[];
  /** Only where the product has these. */
  over?: readonly string[];
}
/** Pictures of a product after a row was written: those that it has now, and those that were put aside. */
export interface WrittenPictures {
  set: string[];
  aside: string[];
}
/** Pictures that a row sets, and those among them that have to be claimed. */
export interface PicturePlan {
  had: readonly string[];
  urls: readonly string[];
  claim: string[];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((url, i) => url === b[i]);

/** Pictures that a row sets of a product that has `had`; null where it sets none. */
export function planPictures(pictures: RowPictures | undefined, had: readonly string[]): PicturePlan | null {
  if (!pictures || (pictures.over && !isSame(pictures.over, had))) return null;
  const { urls, own = [] } = pictures;
  return { had, urls, claim: urls.filter((url) => !had.includes(url) && !own.includes(url)) };
}

/** The pictures that a product has then, by what was claimed; null where it keeps its own. */
export function settlePictures(plan: PicturePlan | null, claimed: ReadonlySet<string>): string[] | null {
  if (!plan) return null;
  const set = plan.urls.filter((url) => !plan.claim.includes(url) || claimed.has(url));
  return plan.urls.length && !set.length ? null : set;
}
