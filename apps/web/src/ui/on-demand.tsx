import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { notify } from '@/lib/notify';
import { TopProgress } from './top-progress';

interface Closable {
  /** Open from the start where there is no such property. */
  open?: boolean;
  onClose: () => void;
}

/**
 * A dialog or sheet whose code comes when it is opened for the first time; a line shows meanwhile that the press was heard. Without a
 * network it says so and closes: the page behind it goes on, and the next press tries again.
 */
export function onDemand<P extends Closable>(load: () => Promise<ComponentType<P>>): (props: P) => React.ReactNode {
  let Piece: ComponentType<P> | null = null;
  return function OnDemand(props: P) {
    const [, setLoaded] = useState(Piece !== null);
    const open = props.open !== false;
    const close = useEffectEvent(() => props.onClose());
    useEffect(() => {
      if (Piece || !open) return;
      let current = true;
      load().then(
        (loaded) => {
          Piece = loaded;
          if (current) setLoaded(true);
        },
        () => {
          if (!current) return;
          notify.warn(REQUEST_MESSAGES.offline, { key: 'sin-conexion' });
          close();
        },
      );
      return () => void (current = false);
    }, [open]);
    if (Piece) return <Piece {...props} />;
    return open && <TopProgress label="Abriendo" />;
  };
}
