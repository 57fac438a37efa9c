export const verDose = 'GET /dose';
