/** Both ends of a recommendation, which come together. */
export { IndicacaoGuardada } from './indicacao-guardada';
export { IndicacaoRealizada } from './indicacao-realizada';
