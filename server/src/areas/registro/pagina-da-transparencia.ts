import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { MARCA } from '@indica-bem/domain/marca';
import type { verTransparencia } from '@indica-bem/domain/registro/contrato';
import { oQueFalta } from '@indica-bem/domain/registro/o-que-falta';
import { compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';
import { QUADRO_DO_CARTAO } from './desenhar-cartao';
import { primeiraTela } from './primeira-tela';
import { lerTransparencia } from './ver-transparencia';

const UM_MINUTO = 60_000;

type Dados = Resposta<typeof verTransparencia>;

/** What the address says of itself with the numbers of now: to who gets the link, and to who opens it, before any script. */
export function paginaDaTransparencia(ctx: Contexto) {
  const dados = compartilhar(() => lerTransparencia(ctx), ctx.relogio, UM_MINUTO);
  return { arquivo: 'transparencia.html', cartao: async () => escrever(await dados(), ctx.urlPublica()) };
}

function escrever(dados: Dados, urlPublica: string) {
  const numeros = emPalavras(dados);
  return {
    titulo: `Doações abertas · ${MARCA.nome}`,
    descricao: `${numeros} Cada quilo pode ser conferido por qualquer pessoa.`,
    imagem: {
      // Another number, another address: whoever keeps pictures asks for the new one.
      endereco: `${urlPublica}/api/transparencia/imagem.png?v=${dados.prometido.kg}-${dados.entregue.kg}`,
      ...QUADRO_DO_CARTAO,
      descricao: `Um cão numa cadeira de rodas ao lado de um saco de ração. ${numeros}`,
    },
    abertura: primeiraTela(dados),
  };
}

function emPalavras(dados: Dados): string {
  const { prometido, entregue } = dados;
  if (prometido.kg === 0) return 'Cada compra com cupom doa 1 kg de ração.';
  const entregues =
    entregue.kg > 0 ? ` e ${formatarDecimal(entregue.kg, 1)} kg já ${entregue.kg < 2 ? 'entregue' : 'entregues'}` : '';
  return `${formatarInteiro(prometido.kg)} kg de ração ${prometido.kg === 1 ? 'prometido' : 'prometidos'}${entregues}. ${oQueFalta(dados)}`;
}
