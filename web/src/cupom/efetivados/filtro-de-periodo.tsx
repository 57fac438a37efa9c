import { brParaIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Intervalo } from '@indica-bem/domain/cupom/periodos';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Botao } from '../../ui/botao';
import { CampoMascarado } from '../../ui/campo-mascarado';
import classes from './filtro-de-periodo.module.css';
import { escreverDatas, NOMES_DOS_PERIODOS, type Periodo } from './periodo';

type FiltroProps = {
  periodo: Periodo;
  intervalo: Intervalo /** What stands beside it in the address. */;
  junto: string;
};

export function FiltroDePeriodo({ periodo, intervalo, junto }: FiltroProps) {
  return (
    <div className={classes.filtro}>
      <nav aria-label="Período" className={classes.periodos}>
        {Object.entries(NOMES_DOS_PERIODOS).map(([chave, nome]) => (
          <Opcao key={chave} para={`?periodo=${chave}${junto}`} nome={nome} atual={periodo === chave} />
        ))}
        <Opcao para={`${escreverDatas(intervalo)}${junto}`} nome="Período" atual={periodo === 'datas'} />
      </nav>
      {periodo === 'datas' && <Datas key={escreverDatas(intervalo)} {...intervalo} junto={junto} />}
    </div>
  );
}

function Opcao({ para, nome, atual }: { para: string; nome: string; atual: boolean }) {
  return (
    <Link to={para} replace preventScrollReset className={classes.periodo} aria-current={atual || undefined}>
      {nome}
    </Link>
  );
}

function Datas({ de, ate, junto }: Intervalo & { junto: string }) {
  const navigate = useNavigate();
  const [inicio, setInicio] = useState(isoParaBr(de));
  const [fim, setFim] = useState(isoParaBr(ate));
  const [conferir, setConferir] = useState(false);
  const novo = { de: brParaIso(inicio), ate: brParaIso(fim) };
  const invertido = novo.de && novo.ate && novo.ate < novo.de;

  function aplicar(evento: FormEvent) {
    evento.preventDefault();
    setConferir(true);
    if (novo.de && novo.ate && !invertido) {
      navigate(`${escreverDatas({ de: novo.de, ate: novo.ate })}${junto}`, { replace: true, preventScrollReset: true });
    }
  }

  return (
    <form className={classes.datas} onSubmit={aplicar} noValidate>
      <CampoMascarado
        mascara="data"
        label="De"
        value={inicio}
        onChange={setInicio}
        error={conferir && !novo.de && 'Data inválida'}
      />
      <CampoMascarado
        mascara="data"
        label="Até"
        value={fim}
        onChange={setFim}
        error={conferir && ((!novo.ate && 'Data inválida') || (invertido && 'Vem antes da data inicial'))}
      />
      <Botao type="submit">Aplicar</Botao>
    </form>
  );
}
