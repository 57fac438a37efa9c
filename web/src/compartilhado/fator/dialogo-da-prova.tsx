import { pedirProvaPorChave, provarQueSouEu } from '@indica-bem/domain/fator/chamadas';
import type { FatorDaConta } from '@indica-bem/domain/fator/contrato';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { camposDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { CampoDeSenha } from '../../ui/campo-de-senha';
import { AcoesDoDialogo, Dialogo } from '../../ui/dialogo/dialogo';
import { useEnvio } from '../../ui/use-envio';
import { CampoDaRecuperacao, CampoDoCodigo } from './campo-do-codigo';
import { apresentarChave, mensagemDaChave } from './chave-do-navegador';
import classes from './prova.module.css';

type Meio = 'senha_atual' | 'codigo' | 'recuperacao' | 'chave';
const OUTRAS: Record<Meio, string> = {
  senha_atual: 'Usar a senha',
  codigo: 'Usar código do aplicativo',
  chave: 'Usar chave de acesso',
  recuperacao: 'Usar código de recuperação',
};

function meiosDe({ aplicativo, chaves, recuperacao }: FatorDaConta): Meio[] {
  const meios: Meio[] = [
    ...(aplicativo ? (['codigo'] as const) : []),
    ...(chaves.length > 0 ? (['chave'] as const) : []),
    ...(recuperacao > 0 ? (['recuperacao'] as const) : []),
  ];
  return meios.length > 0 ? meios : ['senha_atual'];
}

type DialogoDaProvaProps = { fator: FatorDaConta; provou: () => void; fechar: () => void };

/** Asked before a change: by what there is to prove with, the password only while there is nothing better. */
export function DialogoDaProva({ fator, provou, fechar }: DialogoDaProvaProps) {
  const meios = meiosDe(fator);
  const [meio, setMeio] = useState<Meio>(meios[0] ?? 'senha_atual');
  const [escrito, setEscrito] = useState('');
  const envio = useEnvio({
    enviar: async () =>
      api(provarQueSouEu, {
        body: meio === 'chave' ? { chave: await apresentarChave(await api(pedirProvaPorChave)) } : { [meio]: escrito },
      }),
    aoEnviar: provou,
  });
  const campos = envio.erro ? camposDe(envio.erro) : {};
  const noCampo = campos.senha_atual ?? campos.codigo;
  const falta = meio !== 'chave' && escrito === '';

  function mudar(texto: string) {
    setEscrito(texto);
    envio.esquecerErro();
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (!falta) envio.enviar();
  }

  const campo = { codigo: escrito, mudar, error: noCampo };
  return (
    <Dialogo titulo="Confirme que é você" fechar={fechar} comCampos>
      <form className={classes.form} onSubmit={enviar} noValidate>
        {meio === 'senha_atual' && (
          <CampoDeSenha
            label="Senha atual"
            autoComplete="current-password"
            data-autofocus
            maxLength={200}
            value={escrito}
            error={noCampo}
            onChange={({ currentTarget }) => mudar(currentTarget.value)}
          />
        )}
        {meio === 'codigo' && <CampoDoCodigo {...campo} />}
        {meio === 'recuperacao' && <CampoDaRecuperacao {...campo} />}
        {meio === 'chave' && <p>Use a digital, o rosto ou o PIN do aparelho que guarda sua chave de acesso.</p>}
        {envio.erro && !noCampo && <Aviso tom="erro">{mensagemDaChave(envio.erro)}</Aviso>}
        <AcoesDoDialogo>
          <Botao onClick={fechar}>Voltar</Botao>
          <Botao tom="principal" type="submit" loading={envio.enviando} aria-disabled={falta || undefined}>
            {meio === 'chave' ? 'Usar chave de acesso' : 'Confirmar'}
          </Botao>
        </AcoesDoDialogo>
        <div className={classes.outras}>
          {meios
            .filter((outro) => outro !== meio)
            .map((outro) => (
              <Botao
                key={outro}
                tom="texto"
                onClick={() => {
                  setMeio(outro);
                  mudar('');
                }}
              >
                {OUTRAS[outro]}
              </Botao>
            ))}
        </div>
      </form>
    </Dialogo>
  );
}
