import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import { mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import type { conflitoDe, diferencasDosCampos } from '../ui/edicao/conflito-de';
import { PainelDoConflito } from '../ui/edicao/painel-do-conflito';

type PeDoAjusteProps = {
  ajuste: {
    erro: Error | null;
    enviando: boolean;
    conflito: ReturnType<typeof conflitoDe<Ajustes>>;
    usarAtual: (atual: Ajustes) => void;
  };
  diferencas: (atual: Ajustes) => ReturnType<typeof diferencasDosCampos>;
  salvarAssim: (atual: Ajustes) => void;
  children: string;
};

/** How the form of a setting ends: with its button, with why it was not saved, or with what a colleague saved meanwhile. */
export function PeDoAjuste({ ajuste, diferencas, salvarAssim, children }: PeDoAjusteProps) {
  const { erro, enviando, conflito, usarAtual } = ajuste;
  if (conflito)
    return (
      <PainelDoConflito
        frase={conflito.frase}
        diferencas={diferencas(conflito.atual)}
        faltam={[]}
        enviando={enviando}
        usarAtual={() => usarAtual(conflito.atual)}
        salvarAssim={() => salvarAssim(conflito.atual)}
      />
    );
  return (
    <>
      {erro && !temCampos(erro) && !sessaoPerdida(erro) && (
        <Aviso tom="erro" titulo="A configuração não foi alterada">
          {mensagemDe(erro)}
        </Aviso>
      )}
      <BotaoDeEnvio enviando={enviando}>{children}</BotaoDeEnvio>
    </>
  );
}
