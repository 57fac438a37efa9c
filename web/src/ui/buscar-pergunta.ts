/** What asks; also for who may have to ask soon: a deploy or a lost network then find it here. */
export const buscarPergunta = () => import('./dialogo-de-confirmacao').then((m) => m.DialogoDeConfirmacao);
