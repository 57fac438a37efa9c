/** Said by the server itself, and by the screens where a proxy answers in its place. What was sent is done, or still on the screen. */
export const FORA_DO_AR = 'O serviço está fora do ar por um momento. Nada se perdeu: tente novamente em instantes.';
