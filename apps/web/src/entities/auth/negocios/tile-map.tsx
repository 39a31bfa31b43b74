import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { control, divIcon, map as createMap, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import { hasCoarsePointer, prefersReducedMotion } from '@/lib/media';

interface TileMapProps {
  at: { lat: number; lng: number };
  /** Name of the pinned business, for screen readers. */
  nombre: string;
  /** URL template of the tiles with {z}, {x} and {y}. */
  tiles: string;
  /** Called once when the first requested tile fails. */
  onFailure: () => void;
}

const ZOOM = 16;
const PIN = `<svg aria-hidden="true" viewBox="0 0 40 52" width="40" height="52"><ellipse cx="20" cy="49" rx="9" ry="2.5" fill="#14201F" opacity=".3"/><path fill="#0E4A4A" stroke="#fff" stroke-width="1.5" d="M20 1.5C9.8 1.5 2.5 9 2.5 18.600c0 11.4 10.6 18.2 16 28.600a1.7 1.7 0 0 0 3 0c5.4-10.4 16-17.2 16-28.600C37.5 9 30.2 1.5 20 1.5Z"/><circle cx="20" cy="18.5" r="6.5" fill="#fff"/></svg>`;

/** Interactive map of a location. One finger scrolls the page: on touch screens only buttons move the map. */
export default function TileMap({ at: { lat, lng }, nombre, tiles, onFailure }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  });
  useEffect(() => {
    const still = prefersReducedMotion();
    const map = createMap(frame.current!, {
      center: [lat, lng],
      zoom: ZOOM,
      zoomControl: false,
      scrollWheelZoom: false,
      dragging: !hasCoarsePointer(),
      zoomAnimation: !still,
      fadeAnimation: !still,
      inertia: !still,
    });
    map.attributionControl.setPrefix(false);
    control.zoom({ zoomInTitle: 'Acercar el mapa', zoomOutTitle: 'Alejar el mapa' }).addTo(map);
    let loaded = false;
    tileLayer(tiles, { maxZoom: 19, attribution: '© colaboradores de OpenStreetMap', referrerPolicy: 'origin' })
      .on('tileload', () => (loaded = true))
      .on('tileerror', () => !loaded && failed.current())
      .addTo(map);
    const icon = divIcon({ html: PIN, className: '', iconSize: [40, 52], iconAnchor: [20, 49] });
    marker([lat, lng], { icon, keyboard: false, interactive: false, alt: nombre }).addTo(map);
    return () => void map.remove();
  }, [lat, lng, nombre, tiles]);
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={`Mapa con la ubicación de ${nombre}`}
      // Leaflet's z-indices go up to 1000: they stay below the page's own header.
      sx={{ position: 'absolute', inset: 0, isolation: 'isolate', font: 'inherit' }}
    />
  );
}
