import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { type AcaoEmLote, CONTAS_POR_LOTE } from '@indica-bem/domain/usuario/em-lote';
import { IconDownload, IconLock, IconLockOpen, IconMail } from '@tabler/icons-react';
import { BarraDeSelecao } from '../../ui/barra-de-selecao';
import { Botao } from '../../ui/botao';
import type { UsuarioNaLista } from '../usuario-na-lista';
import { pessoasSelecionadas } from './frases';
import type { Lote } from './use-agir-em-lote';
import type { Selecao } from './use-selecao';

const ACOES: readonly { acao: AcaoEmLote; nome: string; Icone: typeof IconMail }[] = [
  { acao: 'convidar', nome: 'Reenviar convites', Icone: IconMail },
  { acao: 'suspender', nome: 'Suspender', Icone: IconLock },
  { acao: 'reativar', nome: 'Reativar', Icone: IconLockOpen },
];

type BarraDaSelecaoProps = { selecao: Selecao; lote: Lote; aVista: readonly UsuarioNaLista[] };

export function BarraDaSelecao({ selecao: { escolhidas, marcas, limpar }, lote, aVista }: BarraDaSelecaoProps) {
  const quantas = escolhidas.size;
  if (quantas === 0) return null;
  const escondidas = quantas - aVista.filter(marcas.tem).length;
  const demais = quantas > CONTAS_POR_LOTE;
  const ocupada = lote.agindo !== null || lote.exportando;
  return (
    <BarraDeSelecao
      rotulo="Pessoas selecionadas"
      quantas={pessoasSelecionadas(quantas)}
      detalhe={
        demais
          ? `até ${formatarInteiro(CONTAS_POR_LOTE)} por vez`
          : escondidas > 0 && `${formatarInteiro(escondidas)} fora desta lista`
      }
      ocupada={ocupada}
      limpar={limpar}
    >
      {lote.podeAgir &&
        ACOES.map(({ acao, nome, Icone }) => (
          <Botao
            key={acao}
            icone={<Icone size={20} aria-hidden />}
            loading={lote.agindo === acao}
            disabled={demais || ocupada}
            onClick={() => void lote.agir(acao)}
          >
            {nome}
          </Botao>
        ))}
      {lote.podeExportar && (
        <Botao
          icone={<IconDownload size={20} aria-hidden />}
          loading={lote.exportando}
          disabled={demais || ocupada}
          onClick={lote.exportar}
        >
          Exportar
        </Botao>
      )}
    </BarraDeSelecao>
  );
}
