import { alterarAjustes, verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import { ANOS_NO_MAXIMO, ANOS_NO_MINIMO } from '@indica-bem/domain/configuracao/regras';
import { NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../lib/api';
import { consulta, consultas } from '../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { Cartao } from '../ui/cartao';
import { confirmar } from '../ui/confirmar';
import { DeOndeParou } from '../ui/de-onde-parou';
import { conflitoDe, diferencasDosCampos } from '../ui/edicao/conflito-de';
import { PainelDoConflito } from '../ui/edicao/painel-do-conflito';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import classes from './formulario-da-conferencia.module.css';
import { ENCURTAR, emAnos } from './textos';

type Campo = 'retencao_auditoria';
type Dados = Pick<Ajustes, 'retencao_auditoria' | 'versao'>;

const ANOS = Array.from({ length: ANOS_NO_MAXIMO - ANOS_NO_MINIMO + 1 }, (_, i) => String(i + ANOS_NO_MINIMO));

/** For how long the audit trail is kept. */
export function FormularioDaGuarda({ ajustes }: { ajustes: Ajustes }) {
  const { pathname } = useLocation();
  const lidos = { retencao_auditoria: String(ajustes.retencao_auditoria) };
  const campos = useCampos<Campo>(lidos, () => ({}), `${pathname}/guarda`);
  const { value, error, onChange } = campos.campo('retencao_auditoria');
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    mudou: campos.mudou,
    enviar: (body: Dados) => api(alterarAjustes, { body }),
    aoEnviar: (salvos) => {
      avisar.ok('Configuração alterada com sucesso');
      mostrar(salvos);
    },
    aoFalhar: (causa) => campos.recusar(camposDe(causa)),
  });
  const conflito = conflitoDe<Ajustes>(erro);

  function mostrar(salvos: Ajustes) {
    consultas.setQueryData(consulta(verAjustes).queryKey, salvos);
    campos.recomecar({ retencao_auditoria: String(salvos.retencao_auditoria) });
  }

  /** Over `salvos`: what is forgotten does not come back, so a shorter time takes a second word. */
  async function salvar(salvos: Dados) {
    const anos = Number(value);
    if (anos < salvos.retencao_auditoria && !(await confirmar(ENCURTAR(anos)))) return;
    enviar({ retencao_auditoria: anos, versao: salvos.versao });
  }

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (campos.mudou) void salvar(ajustes);
    else avisar.info(`A guarda já é de ${emAnos(value)}`);
  }

  return (
    <Cartao como="section" rotulo="Guarda da auditoria">
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <div className={classes.cabeca}>
          <h2>Guarda da auditoria</h2>
          <p>
            Por quanto tempo fica registrado <Link to="/auditoria">quem fez o quê</Link>. O que passa disso é apagado.
          </p>
        </div>
        <NativeSelect
          label="Guardar por"
          data={ANOS.map((anos) => ({ value: anos, label: emAnos(anos) }))}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {conflito && (
          <PainelDoConflito
            frase={conflito.frase}
            diferencas={diferencasDosCampos(
              campos,
              { retencao_auditoria: String(conflito.atual.retencao_auditoria) },
              { retencao_auditoria: 'Guardar por' },
              (_, anos) => emAnos(anos),
            )}
            faltam={[]}
            enviando={enviando}
            usarAtual={() => {
              mostrar(conflito.atual);
              esquecerErro();
            }}
            salvarAssim={() => void salvar(conflito.atual)}
          />
        )}
        {erro && !conflito && !temCampos(erro) && !sessaoPerdida(erro) && (
          <Aviso tom="erro" titulo="A configuração não foi alterada">
            {mensagemDe(erro)}
          </Aviso>
        )}
        {!conflito && <BotaoDeEnvio enviando={enviando}>Salvar a guarda</BotaoDeEnvio>}
      </form>
    </Cartao>
  );
}
