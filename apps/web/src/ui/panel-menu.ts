import type { ReactNode } from 'react';

/** A place of a panel, as the rail and the bottom bar show it. */
export interface PanelPlace {
  to: string;
  label: string;
  /** Label for the bottom bar where `label` does not fit. */
  short?: string;
  icon: ReactNode;
  /** Heading under which the rail shows it, with adjacent places of the same group. */
  group?: string;
  /** Number of pending items; no badge at 0. */
  count?: number;
  /** Matches this exact address only, not those below it. */
  exact?: boolean;
}

/** Contents of a panel's rail and bottom bar. */
export interface PanelMenu {
  /** 'Panel' and its role: heading of the rail. */
  title: string;
  role: string;
  /** Name of the signed-in user. */
  user: string;
  places: readonly PanelPlace[];
  /** The five places of the bottom bar. */
  bar: readonly PanelPlace[];
  /** Below the places: settings, the link to the public site. */
  more: readonly PanelPlace[];
  /** The button that ends the session. */
  logout: ReactNode;
}

/** Adjacent places under one heading; those without a group form a group without a heading. */
export interface PlaceGroup<P> {
  heading: string | undefined;
  places: P[];
}
/** Groups places by their headings, in their order. */
export function groupPlaces<P extends { group?: string }>(places: readonly P[]): PlaceGroup<P>[] {
  const groups: PlaceGroup<P>[] = [];
  for (const place of places) {
    const last = groups.at(-1);
    if (last && last.heading === place.group) last.places.push(place);
    else groups.push({ heading: place.group, places: [place] });
  }
  return groups;
}
