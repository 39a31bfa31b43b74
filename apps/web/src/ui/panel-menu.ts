import type { ReactNode } from 'react';

/** A place of a panel, as the rail and the bottom bar show it. */
export interface PanelPlace {
  to: string;
  label: string;
  /** Where the bottom bar has no room for the label. */
  short?: string;
  icon: ReactNode;
  /** Heading under which the rail shows it, with its neighbours of the same group. */
  group?: string;
  /** What waits there; nothing is drawn at 0. */
  count?: number;
  /** Only this very address is the place, not what stands below it. */
  exact?: boolean;
}

/** What a panel's rail and bottom bar hold. */
export interface PanelMenu {
  /** 'Panel' and whose: its words head the rail. */
  title: string;
  role: string;
  /** Name of who is signed in. */
  user: string;
  places: readonly PanelPlace[];
  /** The five places of the bottom bar. */
  bar: readonly PanelPlace[];
  /** Below the places: settings, the way out to the public site. */
  more: readonly PanelPlace[];
  /** The button that ends the session. */
  logout: ReactNode;
}

/** Neighbours under one heading; the places without a group stand in one of their own, without a heading. */
export interface PlaceGroup<P> {
  heading: string | undefined;
  places: P[];
}
/** Places by their headings, in the order in which they come. */
export function groupPlaces<P extends { group?: string }>(places: readonly P[]): PlaceGroup<P>[] {
  const groups: PlaceGroup<P>[] = [];
  for (const place of places) {
    const last = groups.at(-1);
    if (last && last.heading === place.group) last.places.push(place);
    else groups.push({ heading: place.group, places: [place] });
  }
  return groups;
}
