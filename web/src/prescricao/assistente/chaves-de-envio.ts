import { uuid } from '../../lib/uuid';

/**
 * One key per filled form (spec 12.7): sending the same again, after a lost answer, is the same recommendation; once
 * something in it changed, it is another.
 */
export function criarChaves(inicial?: { conteudo: unknown; chave: string }): (conteudo: unknown) => string {
  let ultima = inicial && { texto: JSON.stringify(inicial.conteudo), chave: inicial.chave };
  return (conteudo) => {
    const texto = JSON.stringify(conteudo);
    if (ultima?.texto !== texto) ultima = { texto, chave: uuid() };
    return ultima.chave;
  };
}
