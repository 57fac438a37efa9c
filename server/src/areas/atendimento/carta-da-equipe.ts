import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';

/** What the team did with a tutor's recommendation, and what is left to do: `escolher` a store, or to look at it. */
export type Carta = { titulo: string; frase: string; depois: string; rodape: string; escolher: boolean };
type SobreQual = { produto: string | null; indicacao: number };

export function escreverCarta({ produto, indicacao }: SobreQual, carta: Carta, urlPublica: string) {
  const { titulo, frase, depois, rodape, escolher } = carta;
  const [rotulo, caminho] = escolher
    ? ['Escolher a loja', `/web/lojistas/${indicacao}`]
    : ['Ver a indicação', `/web/indicacao/codigo/${indicacao}`];
  const link = `${urlPublica}${caminho}`;
  const oQue = nomeEmUmaLinha(produto ?? 'Indicação');
  return {
    assunto: titulo,
    texto: [frase, '', oQue, '', depois, '', `${rotulo}:`, link, '', rodape].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(frase))}${quadro(`<p style="margin:0;font-weight:700">${escaparHtml(oQue)}</p>`)}${paragrafo(escaparHtml(depois))}${botao(rotulo, link)}${nota(rodape)}`,
      urlPublica,
    }),
  };
}

export function quantasEscolhas(vinculos: number): string {
  if (vinculos === 0) return 'As escolhas de loja desta indicação terminaram.';
  const restam = vinculos === 1 ? 'resta 1 escolha' : `restam ${vinculos} escolhas`;
  return `O seu desconto continua: escolha uma loja (${restam}).`;
}
