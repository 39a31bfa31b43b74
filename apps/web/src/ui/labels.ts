/** Label of a link to the home page that shows only the mark. */
export const HOME_LINK = 'Tuerca, ir al inicio';
/** Label of the choice between light and dark. */
export const PAGE_COLORS = 'Colores de la página';
/** Label of a purchase's sums. */
export const PURCHASE_SUMMARY = 'Resumen de la compra';
/** Problem of a range whose ends are the wrong way round. */
export const MAX_BELOW_MIN = 'El máximo no puede ser menor que el mínimo';
/** Orders of a list by price. */
export const CHEAPEST_FIRST = 'Más baratos';
export const DEAREST_FIRST = 'Más caros';
/** Advice below a list that found nothing. */
export const TRY_OTHER_WORD = 'Prueba con otra palabra.';
export const TRY_WORD_OR_STATE = 'Prueba con otra palabra o con otro estado.';
export const TRY_WORD_OR_CATEGORY = 'Prueba con otra palabra o con otra categoría.';
/** Placeholder of an address's landmark. */
export const LANDMARK_EXAMPLE = 'Frente a la plaza, portón verde';
