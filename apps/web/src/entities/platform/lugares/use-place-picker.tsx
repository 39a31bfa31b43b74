import { type ReactNode, useState } from 'react';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { onDemand } from '@/ui/on-demand';
import { usePlace } from './place-store';

const PlaceDialog = onDemand(async () => (await import('./place-dialog')).PlaceDialog);

/** The place, the function that asks for another one, and the dialog to draw; its code comes when it is asked for. */
export function usePlacePicker(): { place: Place | null | undefined; pick: () => void; dialog: ReactNode } {
  const place = usePlace();
  const [open, setOpen] = useState(false);
  return {
    place,
    pick: () => setOpen(true),
    dialog: open && <PlaceDialog place={place ?? null} onClose={() => setOpen(false)} />,
  };
}
