import { entrarComFator } from '@indica-bem/domain/fator/chamadas';
import { codigoCompleto, recuperacaoCompleta } from '@indica-bem/domain/fator/regras';
import { IconKey } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { CampoDaRecuperacao, CampoDoCodigo } from '../compartilhado/fator/campo-do-codigo';
import { apresentarChave, mensagemDaChave } from '../compartilhado/fator/chave-do-navegador';
import { temChaves } from '../compartilhado/fator/tem-chaves';
import { api } from '../lib/api';
import { camposDe, recusaDe } from '../lib/erros-da-api';
import type { Sessao } from '../lib/sessao';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { useEnvio } from '../ui/use-envio';
import classes from './login.module.css';

/** What the first step left to be answered. */
export type Falta = { desafio: string; meios: string[]; chave?: object };
type Meio = 'codigo' | 'recuperacao' | 'chave';

type SegundoPassoProps = {
  falta: Falta;
  aoEntrar: (sessao: Sessao) => void;
  seguir: (sessao: Sessao) => unknown;
  /** Its five minutes are over, or it was used: from the beginning. */
  venceu: (frase: string) => void;
  voltar: () => void;
};

export function SegundoPasso({ falta, aoEntrar, seguir, venceu, voltar }: SegundoPassoProps) {
  const { desafio, chave } = falta;
  const porChave = chave !== undefined && temChaves();
  const porCodigo = falta.meios.includes('codigo');
  const [meio, setMeio] = useState<Meio>(porCodigo ? 'codigo' : porChave ? 'chave' : 'recuperacao');
  const [codigo, setCodigo] = useState('');
  const envio = useEnvio({
    enviar: async (por: Meio) =>
      api(entrarComFator, {
        body: { desafio, ...(por === 'chave' ? { chave: await apresentarChave(chave) } : { [por]: codigo }) },
      }),
    aoEnviar: aoEntrar,
    seguir,
    aoFalhar: (erro) => {
      if (recusaDe<typeof entrarComFator>(erro) === 'ENTRADA_VENCIDA') venceu(erro.message);
    },
  });
  const noCampo = envio.erro ? camposDe(envio.erro).codigo : undefined;
  const completo = meio === 'codigo' ? codigoCompleto(codigo) : recuperacaoCompleta(codigo);

  function trocar(outro: Meio) {
    setMeio(outro);
    setCodigo('');
    envio.esquecerErro();
  }

  function mudar(escrito: string) {
    setCodigo(escrito);
    envio.esquecerErro();
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (meio === 'chave' || completo) envio.enviar(meio);
  }

  return (
    <>
      <div className={classes.titulos}>
        <h1>Confirme que é você</h1>
        <p>{DIZERES[meio]}</p>
      </div>
      {envio.erro && !noCampo && <Aviso tom="erro">{mensagemDaChave(envio.erro)}</Aviso>}
      <form className={classes.form} onSubmit={enviar} noValidate>
        {meio === 'codigo' && <CampoDoCodigo autoFocus codigo={codigo} mudar={mudar} error={noCampo} />}
        {meio === 'recuperacao' && <CampoDaRecuperacao autoFocus codigo={codigo} mudar={mudar} error={noCampo} />}
        <BotaoDeEnvio faltam={meio === 'chave' || completo ? [] : ['o código']} enviando={envio.enviando}>
          {meio === 'chave' ? 'Usar chave de acesso' : 'Confirmar'}
        </BotaoDeEnvio>
      </form>
      <div className={classes.outrasFormas}>
        {porCodigo && meio !== 'codigo' && (
          <Botao tom="texto" onClick={() => trocar('codigo')}>
            Usar código do aplicativo
          </Botao>
        )}
        {porChave && meio !== 'chave' && (
          <Botao tom="texto" icone={<IconKey size={20} aria-hidden />} onClick={() => trocar('chave')}>
            Usar chave de acesso
          </Botao>
        )}
        {meio !== 'recuperacao' && (
          <Botao tom="texto" onClick={() => trocar('recuperacao')}>
            Usar código de recuperação
          </Botao>
        )}
        <Botao tom="texto" onClick={voltar}>
          Voltar
        </Botao>
      </div>
    </>
  );
}

const DIZERES: Record<Meio, string> = {
  codigo: 'Abra o aplicativo autenticador e digite os seis números que ele mostra agora.',
  recuperacao: 'Sem o aparelho? Use um dos códigos que você guardou.',
  chave: 'Use a digital, o rosto ou o PIN do aparelho que guarda sua chave de acesso.',
};
