import 'yet-another-react-lightbox/styles.css';
import { useRef } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { IMAGE_WIDTHS, imageVariant } from '@tuerca/contracts/kernel/images';

const LARGEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]!;
const LABELS = {
  Previous: 'Imagen anterior',
  Next: 'Imagen siguiente',
  Close: 'Cerrar',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
  Lightbox: 'Imágenes',
  Carousel: 'Carrusel',
  Slide: 'Imagen',
  '{index} of {total}': '{index} de {total}',
  'Photo gallery': 'Imágenes',
};

interface PicturesDialogProps {
  imagenes: readonly string[];
  nombre: string;
  index: number;
  onClose: (index: number) => void;
}

/** Pictures over the whole screen, to zoom into and swipe through; the last one that was shown comes back on closing. */
export default function PicturesDialog({ imagenes, nombre, index, onClose }: PicturesDialogProps) {
  const slides = imagenes.map((src, i) => ({
    src: imageVariant(src, LARGEST),
    alt: imagenes.length > 1 ? `${nombre}, imagen ${i + 1} de ${imagenes.length}` : nombre,
  }));
  const shown = useRef(index);
  return (
    <Lightbox
      open
      index={index}
      slides={slides}
      plugins={[Zoom]}
      labels={LABELS}
      carousel={{ finite: imagenes.length < 2 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      render={imagenes.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      on={{ view: (view) => void (shown.current = view.index) }}
      close={() => onClose(shown.current)}
    />
  );
}
