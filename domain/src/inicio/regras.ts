/** Of a store's last purchases, as many as a glance takes in. */
export const ULTIMAS_COMPRAS = 3;
