import { useEffect } from 'react';

/** Opens the browser's printing. */
export const printPage = (): void => window.print();

/** Shows the page in the light colours while it is printed: browsers leave dark grounds out, and light ink stays. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    const lighten = () => {
      before = dataset.mode;
      dataset.mode = 'light';
    };
    const restore = () => {
      if (before !== undefined) dataset.mode = before;
      before = undefined;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      restore();
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
